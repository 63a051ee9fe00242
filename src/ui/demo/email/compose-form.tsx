/** Email form: recipients, subject, rich text, attachments, send. */
import { chakra } from "@chakra-ui/react";
import { CircleAlert, SendHorizontal, Trash2 } from "lucide-react";
import { useRef, useState, type Ref } from "react";
import { Button } from "../../kit/button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { fieldErrors, problemText } from "../../kit/problem.ts";
import { RichTextEditor, type RichTextHandle } from "../../kit/rich-text-editor.tsx";
import { keyName } from "../../kit/keys.ts";
import { toast } from "../../kit/toast.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText, type Text } from "../../messages/use-text.ts";
import { maxRecipients } from "./addresses.ts";
import { AttachButton, ComposeAttachments } from "./compose-attachments.tsx";
import { ComposeRecipients } from "./compose-recipients.tsx";
import { isBlank, type Letter } from "./letter.ts";
import type { Draft } from "./use-draft.ts";

/** Validation message for recipients; having none only matters when sending. */
function faultOf(t: Text, { to, cc, bcc }: Letter, sending: boolean): string | undefined {
  const recipients = [...to, ...cc, ...bcc];
  const wrong = recipients.find(({ invalid }) => invalid);
  if (wrong) return t("email.addressWrong", { address: wrong.label });
  if ([to, cc, bcc].some(({ length }) => length > maxRecipients)) return t("email.toTooMany", { limit: maxRecipients });
  return sending && recipients.length === 0 ? t("email.toMissing") : undefined;
}

interface ComposeFormProps {
  draft: Draft;
  /** Initial focus: "to" for a new email, "text" for a reply. */
  start: "to" | "text";
  withSubject: boolean;
  onSent: () => void;
  onDiscarded: () => void;
  editorRef?: Ref<RichTextHandle>;
  minHeight?: string;
}

export function ComposeForm({
  draft,
  start,
  withSubject,
  onSent,
  onDiscarded,
  editorRef,
  minHeight = "10rem",
}: ComposeFormProps) {
  const t = useText();
  const { letter, change } = draft;
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const to = useRef<HTMLInputElement>(null);

  const recipientError = faultOf(t, letter, tried);
  const errors = Object.values(fieldErrors(t, refused));

  const send = async (): Promise<void> => {
    if (sending) return;
    // Blur turns a half-typed address into a chip.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    setTried(true);
    if (faultOf(t, draft.latest(), true) !== undefined) return to.current?.focus();
    setSending(true);
    setRefused(null);
    try {
      await draft.send();
      toast({ text: t("email.sent") });
      onSent();
    } catch (error) {
      setRefused(error);
      setSending(false);
    }
  };
  const discard = async (): Promise<void> => {
    try {
      await draft.discard();
      onDiscarded();
    } catch (error) {
      toast({ kind: "error", text: `${t("email.notChanged")} ${problemText(t, error)}` });
    }
  };
  const set = (fields: Partial<Letter>): void => {
    setRefused(null);
    change(fields);
  };

  return (
    <chakra.div display="flex" flexDirection="column" flex="1" minW="0" minH="0">
      <ComposeRecipients letter={letter} error={recipientError} autoFocus={start === "to"} toRef={to} onChange={set} />
      {withSubject && (
        <chakra.input
          aria-label={t("email.subject")}
          placeholder={t("email.subject")}
          value={letter.subject}
          maxLength={300}
          h="10"
          px="4"
          flexShrink={0}
          bg="transparent"
          fontWeight="medium"
          borderBottomWidth="1px"
          borderColor="border"
          _focusVisible={{ outline: "none", borderColor: "accent", boxShadow: "inset 0 -2px 0 {colors.accent}" }}
          onChange={(event) => set({ subject: event.target.value })}
        />
      )}
      {refused !== null && (
        <chakra.p role="alert" display="flex" gap="2" px="4" py="2" bg="danger.subtle" color="danger.text">
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
          <span>{`${t("email.notSent")} ${errors[0] ?? problemText(t, refused)}`}</span>
        </chakra.p>
      )}
      <RichTextEditor
        {...(editorRef !== undefined && { ref: editorRef })}
        defaultValue={letter.message}
        label={t("email.message")}
        placeholder={t("email.messagePlaceholder")}
        minHeight={minHeight}
        {...(start === "text" && { autoFocus: "start" as const })}
        onChange={(message) => set({ message })}
        onSubmit={() => void send()}
        above={<ComposeAttachments attachments={letter.attachments} onChange={(attachments) => set({ attachments })} />}
        before={
          <Button variant="solid" loading={sending} data-tip={keyName("Mod+Enter")} onClick={() => void send()}>
            <SendHorizontal size={16} className="mirrored" aria-hidden />
            {t("email.send")}
          </Button>
        }
        after={
          <chakra.div display="flex" gap="0.5">
            <AttachButton attachments={letter.attachments} onChange={(attachments) => set({ attachments })} />
            <ToolButton label={t("email.discard")} onClick={() => (isBlank(letter) ? void discard() : setAsking(true))}>
              <Trash2 size={16} aria-hidden />
            </ToolButton>
          </chakra.div>
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
    </chakra.div>
  );
}
