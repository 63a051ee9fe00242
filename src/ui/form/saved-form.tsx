/** Form for existing values such as settings: saved together, with conflict detection. */
import { css } from "#generated/styles/css/index.js";
import { type ReactNode, useRef, useState } from "react";
import type { Check } from "#src/client/validation.ts";
import { problemOf } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { errorsOf, faultsOf, serverErrors } from "./faults.ts";
import { FormBar } from "./form-bar.tsx";
import { Form } from "./form.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { formWidth, sectionsBox } from "./section-columns.ts";
import type { FieldSpec, FieldWords, Values } from "./spec.ts";
import { type FormState, useForm } from "./use-form.ts";
import { type Clash, wholeBody } from "./values.ts";

interface SavedFormOptions<Row> {
  /** The latest values from the server. */
  readonly row: Row;
  readonly valuesOf: (row: Row) => object;
  readonly fields: readonly FieldSpec[];
  readonly words: FieldWords;
  readonly check: Check;
  /** Converts values to the request body, if they differ. */
  readonly bodyOf?: (values: Values) => object;
  /** Resolves to the saved row if it has a version of its own, and to "failed" if the user declined a confirmation. */
  readonly save: (body: object, version: number) => Promise<{ readonly version: number } | "failed" | void>;
  readonly onSaved: () => void;
  /** Refetches the row. */
  readonly readAgain: () => Promise<Row | undefined>;
  /** Error message; after a version conflict it names the fields both changed. */
  readonly refusal: (error: unknown, both: readonly Clash[]) => string;
}

interface SavedForm<Row> {
  readonly form: FormState<Values>;
  readonly failure: string | null;
  /** Runs another operation on the same version, such as a reset; edits in other fields are kept. */
  readonly run: (call: (version: number) => Promise<Row>, settled?: readonly string[]) => Promise<void>;
}

export function useSavedForm<Row extends { readonly version: number }>({
  row,
  valuesOf,
  fields,
  words,
  check,
  bodyOf = (values) => values,
  save,
  onSaved,
  readAgain,
  refusal,
}: SavedFormOptions<Row>): SavedForm<Row> {
  const t = useText();
  const [both, setBoth] = useState<readonly Clash[]>([]);
  // That of the last save: edits can follow it before the page has drawn the saved row.
  const savedVersion = useRef(0);
  const newest = (version: number): number => Math.max(version, savedVersion.current);
  const body = (values: Values): object => bodyOf(wholeBody(fields, values));
  const handleConflict = async (error: unknown): Promise<void> => {
    setBoth([]);
    const now = await readAgain();
    if (now && problemOf(error)?.code === "version-clash")
      setBoth(form.rebase(valuesOf(now) as Values, now.version).filter((clash) => clash.both));
  };
  const form: FormState<Values> = useForm<Values>({
    initial: valuesOf(row) as Values,
    version: row.version,
    check: (values) => errorsOf(t, words, fields, faultsOf(fields, [check], values, body(values) as Values)),
    async send(values, version = row.version) {
      const now = await save(body(values), newest(version));
      if (now === "failed") return now;
      if (now) savedVersion.current = now.version;
      return onSaved;
    },
    async refused(error) {
      await handleConflict(error);
      return serverErrors(t, words, fields, error);
    },
  });
  return {
    form,
    failure: form.failure === null ? null : refusal(form.failure, both),
    async run(call, settled = Object.keys(form.values)) {
      try {
        const now = await call(newest(form.version ?? row.version));
        const values = valuesOf(now) as Values;
        form.rebase(values, now.version);
        form.change(Object.fromEntries(settled.map((name) => [name, values[name]])));
        onSaved();
      } catch (error) {
        await handleConflict(error);
        form.fail(error);
      }
    },
  };
}

interface SavedFormFrameProps {
  saved: Pick<SavedForm<never>, "form" | "failure">;
  label?: string;
  /** Field labels for the list of changes. */
  labelOf: (name: string) => string;
  mayChange: boolean;
  /** On pages about something else: as wide as that, and without a bar before the first change. */
  quiet?: boolean;
  children: ReactNode;
}

/** Form with error message and save bar below the fields. */
export function SavedFormFrame({
  saved: { form, failure },
  labelOf,
  mayChange,
  quiet = false,
  children,
}: SavedFormFrameProps) {
  const { changed } = form;
  const submit = (): void => {
    if (changed.length > 0) form.submit();
  };
  return (
    <Form form={{ ...form, submit }} css={{ display: "block" }} className={quiet ? undefined : formWidth}>
      <LeaveGuard isDirty={() => form.isDirty() && form.status !== "sending"} />
      <div className={sectionsBox}>{children}</div>
      {failure !== null && (
        <p className={css({ color: "danger.text", mt: "4" })} role="alert">
          {failure}
        </p>
      )}
      {mayChange && (!quiet || changed.length > 0) && (
        <FormBar changed={changed.map(labelOf)} busy={form.status === "sending"} onCancel={form.reset} />
      )}
    </Form>
  );
}
