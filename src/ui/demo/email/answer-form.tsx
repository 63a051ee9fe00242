/** Reply form below the email; unfinished replies are kept as drafts. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { RichTextHandle } from "../../kit/rich-text-editor.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { ComposeForm } from "./compose-form.tsx";
import type { AnswerKind, Letter } from "./letter.ts";
import { useDraft } from "./use-draft.ts";

interface AnswerFormProps {
  letter: Letter;
  kind: AnswerKind;
  /** Increases with each request to focus the editor. */
  asked: number;
  onDone: () => void;
}

export function AnswerForm({ letter, kind, asked, onDone }: AnswerFormProps) {
  const t = useText();
  const draft = useDraft(letter, onDone);
  const editor = useRef<RichTextHandle>(null);
  const first = useRef(asked);
  useEffect(() => {
    if (asked !== first.current) editor.current?.focus();
  }, [asked]);
  return (
    <section
      className={css({
        display: "flex",
        flexDirection: "column",
        flexShrink: 0,
        maxH: "75%",
        minH: "0",
        borderTopWidth: "1px",
        borderColor: "border.strong",
        bg: "raised",
      })}
      aria-label={t(`email.${kind}`)}
      onKeyDown={draft.onKeyDown}
    >
      <div
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "2",
          paddingInlineStart: "4",
          paddingInlineEnd: "2",
          h: "9",
          flexShrink: 0,
        })}
      >
        <h3 className={css({ flex: "1", fontSize: "sm", fontWeight: "semibold" })}>{t(`email.${kind}`)}</h3>
        <span
          className={css({ fontSize: "xs", color: draft.state === "failed" ? "danger.text" : "text.muted" })}
          role="status"
        >
          {draft.state === "new" ? null : t(`email.draft.${draft.state}`)}
        </span>
        <ToolButton
          label={t("email.closeDraft")}
          hint="Esc"
          onClick={() => void draft.close()}
          className={css({ h: "7!", minW: "7!" })}
        >
          <X size={16} aria-hidden />
        </ToolButton>
      </div>
      <ComposeForm
        draft={draft}
        start={kind === "forward" ? "to" : "message"}
        withSubject={kind === "forward"}
        editorRef={editor}
        minHeight="7rem"
      />
    </section>
  );
}
