/** Email form: recipients, subject, rich text, attachments, send. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert, SendHorizontal, Trash2 } from "lucide-react";
import { useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { FormElement } from "../../form/form-element.tsx";
import { Button } from "../../kit/button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { Field } from "../../kit/field.tsx";
import { problemText } from "../../kit/problem.ts";
import type { RichTextHandle } from "../../kit/rich-text-editor.tsx";
import { keyName } from "../../kit/keys.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { AttachButton } from "./compose-attachments.tsx";
import { ComposeRecipients } from "./compose-recipients.tsx";
import { isBlank } from "./letter.ts";
import { LetterControl, LetterFormScope } from "./letter-fields.tsx";
import type { Draft } from "./use-draft.ts";

interface ComposeFormProps {
  draft: Draft;
  /** Initial focus: "to" for a new email, "message" for a reply. */
  start: "to" | "message";
  withSubject: boolean;
  editorRef?: Ref<RichTextHandle>;
  minHeight?: string;
}

export function ComposeForm({ draft, start, withSubject, editorRef, minHeight = "10rem" }: ComposeFormProps) {
  const t = useText();
  const { form, change, discard } = draft;
  const { values: letter, failure, errors } = form;
  const [asking, setAsking] = useState(false);
  const send = (): void => {
    // Blur turns a half-typed address into a chip.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur());
    form.submit();
  };
  const field = { letter, onChange: change };
  const other = errors.message ?? errors.attachments ?? (failure === null ? undefined : problemText(t, failure));
  const attach = <AttachButton attachments={letter.attachments} onChange={(attachments) => change({ attachments })} />;
  const scope = {
    suggestions: [],
    start,
    editorRef,
    minHeight,
    onSubmit: send,
    above: <LetterControl name="attachments" {...field} />,
    before: (
      <Button variant="solid" loading={form.status === "sending"} data-tip={keyName("Mod+Enter")} onClick={send}>
        <SendHorizontal size={16} className="mirrored" aria-hidden />
        {t("email.send")}
      </Button>
    ),
    after: (
      <div className={css({ display: "flex", gap: "0.5" })}>
        {attach}
        <ToolButton label={t("email.discard")} onClick={() => (isBlank(letter) ? void discard() : setAsking(true))}>
          <Trash2 size={16} aria-hidden />
        </ToolButton>
      </div>
    ),
  };

  return (
    <>
      <FormElement
        form={form}
        css={{ display: "flex", flexDirection: "column", gap: "0", flex: "1", minW: "0", minH: "0" }}
        onKeyDown={(event) => {
          // Enter adds an address or does nothing: an email is sent by its button.
          if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
      >
        <LetterFormScope value={scope}>
          <ComposeRecipients letter={letter} errors={errors} onChange={change} />
          {withSubject && (
            <div className={css({ flexShrink: 0 })}>
              <Field label={t("email.subject")} labelled="hidden" error={errors.subject}>
                <LetterControl name="subject" {...field} />
              </Field>
            </div>
          )}
          {other !== undefined && (
            <p
              className={css({
                display: "flex",
                gap: "2",
                px: "4",
                py: "2",
                bg: "danger.subtle",
                color: "danger.text",
              })}
              role="alert"
            >
              <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
              <span>{`${t("email.notSent")} ${other}`}</span>
            </p>
          )}
          <LetterControl name="message" {...field} />
        </LetterFormScope>
      </FormElement>
      <ConfirmDialog
        open={asking}
        danger
        title={t("email.discardTitle")}
        action={t("email.discard")}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        {t(draft.state === "new" ? "email.discardLost" : "email.discardToTrash", {
          subject: letter.subject.trim() || t("email.noSubject"),
        })}
      </ConfirmDialog>
    </>
  );
}
