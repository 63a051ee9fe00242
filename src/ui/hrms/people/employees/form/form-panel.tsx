/** A short form about an employee in a dialog: what will happen stands above it, what went wrong at its field or below it. */
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../../../../kit/button.tsx";
import { Dialog } from "../../../../kit/dialog.tsx";
import { Form } from "../../../../kit/form/form.tsx";
import { useForm } from "../../../../kit/form/use-form.ts";
import { problemOf } from "../../../../kit/problem.ts";
import { useText } from "../../../../messages/use-text.ts";
import { employeeProblemText } from "../problem-text.ts";
import { FieldControl } from "./field-control.tsx";
import {
  bodyOf,
  checkFields,
  isShown,
  labelOf,
  serverErrors,
  type FieldSpec,
  type FormErrors,
  type FormValues,
} from "./spec.ts";
import { useValueText } from "./value-text.ts";

export interface FormPanelProps {
  companyId: string;
  title: string;
  /** What will happen. */
  intro?: ReactNode;
  action: string;
  danger?: boolean;
  fields: readonly FieldSpec[];
  initial: FormValues;
  /** Follows from what has been filled in so far. */
  preview?: (values: FormValues) => ReactNode;
  /** Below the fields, what is no field of the record. */
  more?: ReactNode;
  /** What went wrong in words of the form's own, where it has some. */
  failureText?: (error: unknown) => string | undefined;
  /** Values of the record as somebody else has saved it meanwhile. */
  afresh?: () => Promise<FormValues>;
  /** Resolves when it is done; the dialog closes then. */
  send: (body: Record<string, unknown>, values: FormValues) => Promise<unknown>;
  onClose: () => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function FormPanel({
  companyId,
  title,
  intro,
  action,
  danger = false,
  fields,
  initial,
  preview,
  more,
  failureText,
  afresh,
  send,
  onClose,
}: FormPanelProps) {
  const t = useText();
  const id = useId();
  const textOf = useValueText();
  const [failure, setFailure] = useState<unknown>(null);
  const [clashed, setClashed] = useState(false);
  /** What was changed, was changed from these. */
  const before = useRef(initial);
  /** Takes over what they alone have changed; of what both have changed it tells theirs. */
  const meet = async (typed: FormValues, load: () => Promise<FormValues>): Promise<FormErrors> => {
    const now = await load();
    const theirs = fields.filter(({ name }) => !same(now[name], before.current[name]) && !same(now[name], typed[name]));
    const [alone, both] = [
      theirs.filter(({ name }) => same(typed[name], before.current[name])),
      theirs.filter(({ name }) => !same(typed[name], before.current[name])),
    ];
    for (const { name } of alone) form.set(name, now[name]);
    before.current = now;
    setClashed(true);
    return Object.fromEntries(
      both.map((field) => [field.name, t("employees.clash.now", { value: textOf(field, now[field.name]) })]),
    );
  };
  const form = useForm<FormValues>({
    initial,
    check: (values) => checkFields(t, fields, values),
    async send(values) {
      setFailure(null);
      setClashed(false);
      try {
        await send(bodyOf(fields, values), values);
        onClose();
        return {};
      } catch (error) {
        if (afresh && problemOf(error)?.code === "version-clash") {
          const both = await meet(values, afresh).catch(() => undefined);
          if (both) return Object.keys(both).length > 0 ? both : "failed";
        }
        const found = serverErrors(t, fields, error);
        if (!found) setFailure(error);
        return found ?? "failed";
      }
    },
  });
  const shown = fields.filter((field) => isShown(field, form.values));
  return (
    <Dialog
      open
      width="34rem"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="solid"
            colorPalette={danger ? "danger" : "accent"}
            loading={form.status === "sending"}
            onClick={form.submit}
          >
            {action}
          </Button>
        </>
      }
    >
      <chakra.div id={id} display="grid" gap="4">
        {intro && <chakra.div color="text.muted">{intro}</chakra.div>}
        <Form
          form={form}
          label={title}
          labels={Object.fromEntries(shown.map((field) => [field.name, labelOf(t, field)]))}
        >
          {shown.map((field) => (
            <FieldControl key={field.name} field={field} form={form} companyId={companyId} />
          ))}
          {more}
          {/* Enter in a field sends the form, too. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </Form>
        {preview && <chakra.div role="status">{preview(form.values)}</chakra.div>}
        {clashed && (
          <chakra.p role="alert" color="danger.text">
            {t("employees.clash.told")}
          </chakra.p>
        )}
        {failure !== null && (
          <chakra.p role="alert" color="danger.text">
            {failureText?.(failure) ?? employeeProblemText(t, failure)}
          </chakra.p>
        )}
      </chakra.div>
    </Dialog>
  );
}
