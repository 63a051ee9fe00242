/** Short form in a dialog: explanation above the fields, errors at the fields or below. */
import { css } from "#generated/styles/css/index.js";
import { useId, type ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { problemText } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { CancelButton } from "./cancel-button.tsx";
import { ReadyControls } from "./control.tsx";
import { FormFields } from "./form-fields.tsx";
import { Form } from "./form.tsx";
import { heavyControls } from "./heavy-controls.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { type FieldSpec, fieldWords, type FormWords, labelOf, type Values } from "./spec.ts";
import { useFieldsForm } from "./use-fields-form.ts";
import type { FormState, Outcome } from "./use-form.ts";
import { isShown } from "./values.ts";

export interface FormPanelProps {
  title: string;
  intro?: ReactNode;
  /** Button label. */
  action: string;
  danger?: boolean;
  /** A confirmation: an alert dialog with the focus on Cancel. */
  confirms?: boolean;
  width?: string;
  fields: readonly FieldSpec[];
  words: FormWords;
  /** Overrides the contract's defaults. */
  initial?: Values;
  /** Field that takes the focus; without it the first one. */
  focus?: string;
  /** Path parameters for the controls' queries. */
  scope?: Readonly<Record<string, string>>;
  /** Shows the error summary as well. */
  listed?: boolean;
  /** Content below the fields, computed from the values. */
  more?: (values: Values) => ReactNode;
  failureText?: (error: unknown) => ReactNode;
  /** Maps an error to field errors. */
  refused?: (error: unknown, form: FormState<Values>) => Outcome<Values> | Promise<Outcome<Values>>;
  /** The dialog closes when it resolves. */
  send: (body: Record<string, unknown>, values: Values) => Promise<unknown>;
  onClose: () => void;
}

const noScope = {};

export function FormPanel({
  title,
  intro,
  action,
  danger = false,
  confirms = false,
  width,
  fields,
  words,
  initial,
  focus,
  scope = noScope,
  listed = false,
  more,
  failureText,
  refused,
  send,
  onClose,
}: FormPanelProps) {
  const t = useText();
  const id = useId();
  const form = useFieldsForm({
    fields,
    words,
    initial,
    async send(body, values) {
      await send(body, values);
      return onClose;
    },
    refused,
  });
  const { failure, values } = form;
  const shown = fields.filter((field) => isShown(field, values));
  return (
    <Dialog
      open
      role={confirms ? "alertdialog" : "dialog"}
      {...(width !== undefined && { width })}
      title={title}
      onClose={onClose}
      footer={
        <>
          <CancelButton data-autofocus={confirms || undefined} />
          <Button
            type="submit"
            form={id}
            variant="solid"
            loading={form.status === "sending"}
            className={css({ colorPalette: danger ? "danger" : "accent" })}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "4" })}>
        {intro && <div className={css({ color: "text.muted" })}>{intro}</div>}
        <Form
          form={form}
          id={id}
          label={title}
          {...(listed && {
            labels: Object.fromEntries(shown.map((field) => [field.name, labelOf(fieldWords(words), field)])),
          })}
        >
          <ReadyControls value={heavyControls}>
            <FormFields form={form} fields={fields} words={words} scope={scope} focus={focus} />
          </ReadyControls>
          {more?.(values)}
        </Form>
        {/* What follows a successful submit may leave the page. */}
        <LeaveGuard isDirty={() => form.isDirty() && form.status !== "sending"} />
        {failure !== null && (
          <p className={css({ color: "danger.text" })} role="alert">
            {failureText?.(failure) ?? problemText(t, failure)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
