/** A short form about an employee in a dialog: what will happen stands above it, what went wrong at its field or below it. */
import { chakra } from "@chakra-ui/react";
import { useId, useState, type ReactNode } from "react";
import { ReadyControls } from "../../../../form/control.tsx";
import { Form } from "../../../../form/form.tsx";
import { heavyControls } from "../../../../form/heavy-controls.tsx";
import { type FieldSpec, isShown, type Values } from "../../../../form/spec.ts";
import { type FormState, useForm } from "../../../../form/use-form.ts";
import { bodyOf } from "../../../../form/values.ts";
import { Button } from "../../../../kit/button.tsx";
import { Dialog } from "../../../../kit/dialog.tsx";
import { problemOf } from "../../../../kit/problem.ts";
import { useText } from "../../../../messages/use-text.ts";
import { employeeProblemText } from "../problem-text.ts";
import { EmployeeFields } from "./employee-fields.tsx";
import { useValueText } from "./value-text.ts";
import { checkFields, labelOf, serverErrors } from "./words.ts";

export interface FormPanelProps {
  companyId: string;
  title: string;
  /** What will happen. */
  intro?: ReactNode;
  action: string;
  danger?: boolean;
  fields: readonly FieldSpec[];
  initial: Values;
  /** Follows from what has been filled in so far. */
  preview?: (values: Values) => ReactNode;
  /** Below the fields, what is no field of the record. */
  more?: ReactNode;
  /** What went wrong in words of the form's own, where it has some. */
  failureText?: (error: unknown) => string | undefined;
  /** Values of the record as somebody else has saved it meanwhile. */
  afresh?: () => Promise<Values>;
  /** Resolves when it is done; the dialog closes then. */
  send: (body: Record<string, unknown>, values: Values) => Promise<unknown>;
  onClose: () => void;
}

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
  const [clashed, setClashed] = useState(false);
  const form: FormState<Values> = useForm<Values>({
    initial,
    check: (values) => checkFields(t, fields, values),
    async send(values) {
      setClashed(false);
      await send(bodyOf(fields, values), values);
      return onClose;
    },
    async refused(error) {
      const now =
        afresh && problemOf(error)?.code === "version-clash" ? await afresh().catch(() => undefined) : undefined;
      if (!now) return serverErrors(t, fields, error);
      // What they alone have changed is taken over; of what both have changed theirs is told.
      const both = form.rebase(now).filter((clash) => clash.both);
      setClashed(true);
      const told = fields.flatMap((field) => {
        const clash = both.find(({ name }) => name === field.name);
        return clash ? [[field.name, t("employees.clash.now", { value: textOf(field, clash.theirs) })]] : [];
      });
      return told.length > 0 ? Object.fromEntries(told) : "failed";
    },
  });
  const { failure } = form;
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
          <ReadyControls value={heavyControls}>
            <EmployeeFields fields={fields} form={form} companyId={companyId} />
          </ReadyControls>
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
