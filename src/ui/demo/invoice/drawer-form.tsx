/** Drawer with a form of the contract: fields, failure, buttons and a guard against losing input. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { CancelButton } from "../../form/cancel-button.tsx";
import { FormField } from "../../form/form-field.tsx";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import type { FieldSpec, FieldWords } from "../../form/spec.ts";
import type { FormState } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { problemText } from "../../kit/problem.ts";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { useText } from "../../messages/use-text.ts";

interface DrawerFormProps<Values extends object> {
  title: string;
  action: string;
  form: FormState<Values>;
  fields: readonly FieldSpec[];
  words: FieldWords;
  above?: ReactNode;
  onClose: () => void;
}

export function DrawerForm<Values extends object>(props: DrawerFormProps<Values>) {
  const { title, action, form, fields, words, above, onClose } = props;
  const t = useText();
  useShortcuts({ "Mod+Enter": form.submit });
  return (
    <Dialog
      open
      side="end"
      width="28rem"
      title={title}
      onClose={onClose}
      footer={
        <>
          {form.failure !== null && (
            <p className={css({ color: "danger.text", flex: "1 0 100%" })} role="alert">
              {problemText(t, form.failure)}
            </p>
          )}
          <CancelButton />
          <Button variant="solid" loading={form.status === "sending"} onClick={form.submit}>
            {action}
          </Button>
        </>
      }
    >
      {above}
      {/* React bubbles events to a form around the drawer. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Form form={form}>
          {fields.map((field) => {
            const name = field.name as keyof Values & string;
            return (
              <FormField
                key={name}
                wide
                field={field}
                words={words}
                values={form.values as unknown as Readonly<Record<string, unknown>>}
                error={form.errors[name]}
                onChange={(value) => form.set(name, value as Values[typeof name])}
                onBlur={() => form.leave(name)}
              />
            );
          })}
          {/* Lets Enter submit the form; the visible button is in the footer. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </Form>
      </div>
      <LeaveGuard isDirty={form.isDirty} />
    </Dialog>
  );
}
