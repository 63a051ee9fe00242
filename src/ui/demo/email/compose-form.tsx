/** Email form: recipients, subject, rich text, attachments, send. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert, SendHorizontal, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../kit/button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { fieldErrors, problemText } from "../../kit/problem.ts";
import { RichTextEditor, type RichTextHandle } from "../../kit/rich-text-editor.tsx";
import { keyName } from "../../kit/keys.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { AttachButton, ComposeAttachments } from "./compose-attachments.tsx";
import { ComposeRecipients } from "./compose-recipients.tsx";
import { isBlank } from "./letter.ts";
import { recipientFault, type Draft } from "./use-draft.ts";

interface ComposeFormProps {
  draft: Draft;
  /** Initial focus: "to" for a new email, "text" for a reply. */
  start: "to" | "text";
  withSubject: boolean;
  editorRef?: Ref<RichTextHandle>;
  minHeight?: string;
}

export function ComposeForm({ draft, start, withSubject, editorRef, minHeight = "10rem" }: ComposeFormProps) {
  const t = useText();
  const { form, change: set, discard } = draft;
  const { values: letter, tries, failure } = form;
  const [asking, setAsking] = useState(false);
  const to = useRef<HTMLInputElement>(null);
  // Only recipients can be invalid.
  useEffect(() => {
    if (tries > 0) to.current?.focus();
  }, [tries]);
  const send = (): void => {
    // Blur turns a half-typed address into a chip.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur());
    form.submit();
  };

  return (
    <div className={css({ display: "flex", flexDirection: "column", flex: "1", minW: "0", minH: "0" })}>
      <ComposeRecipients
        letter={letter}
        error={recipientFault(t, letter, tries > 0)}
        autoFocus={start === "to"}
        toRef={to}
        onChange={set}
      />
      {withSubject && (
        <input
          className={css({
            h: "10",
            px: "4",
            flexShrink: 0,
            bg: "transparent",
            fontWeight: "medium",
            borderBottomWidth: "1px",
            borderColor: "border",
            _focusVisible: { outline: "none", borderColor: "accent", boxShadow: "inset 0 -2px 0 {colors.accent}" },
          })}
          aria-label={t("email.subject")}
          placeholder={t("email.subject")}
          value={letter.subject}
          maxLength={300}
          onChange={(event) => set({ subject: event.target.value })}
        />
      )}
      {failure !== null && (
        <p
          className={css({ display: "flex", gap: "2", px: "4", py: "2", bg: "danger.subtle", color: "danger.text" })}
          role="alert"
        >
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
          <span>{`${t("email.notSent")} ${Object.values(fieldErrors(t, failure))[0] ?? problemText(t, failure)}`}</span>
        </p>
      )}
      <RichTextEditor
        {...(editorRef !== undefined && { ref: editorRef })}
        defaultValue={letter.message}
        label={t("email.message")}
        placeholder={t("email.messagePlaceholder")}
        minHeight={minHeight}
        {...(start === "text" && { autoFocus: "start" as const })}
        onChange={(message) => set({ message })}
        onSubmit={send}
        above={<ComposeAttachments attachments={letter.attachments} onChange={(attachments) => set({ attachments })} />}
        before={
          <Button variant="solid" loading={form.status === "sending"} data-tip={keyName("Mod+Enter")} onClick={send}>
            <SendHorizontal size={16} className="mirrored" aria-hidden />
            {t("email.send")}
          </Button>
        }
        after={
          <div className={css({ display: "flex", gap: "0.5" })}>
            <AttachButton attachments={letter.attachments} onChange={(attachments) => set({ attachments })} />
            <ToolButton label={t("email.discard")} onClick={() => (isBlank(letter) ? void discard() : setAsking(true))}>
              <Trash2 size={16} aria-hidden />
            </ToolButton>
          </div>
        }
      />
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
    </div>
  );
}
