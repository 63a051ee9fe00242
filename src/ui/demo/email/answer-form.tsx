/** Reply form below the email; unfinished replies are kept as drafts. */
import { chakra } from "@chakra-ui/react";
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
    <chakra.section
      aria-label={t(`email.${kind}`)}
      display="flex"
      flexDirection="column"
      flexShrink={0}
      maxH="75%"
      minH="0"
      borderTopWidth="1px"
      borderColor="border.strong"
      bg="raised"
      onKeyDown={draft.onKeyDown}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        paddingInlineStart="4"
        paddingInlineEnd="2"
        h="9"
        flexShrink={0}
      >
        <chakra.h3 flex="1" fontSize="sm" fontWeight="semibold">
          {t(`email.${kind}`)}
        </chakra.h3>
        <chakra.span role="status" fontSize="xs" color={draft.state === "failed" ? "danger.text" : "text.muted"}>
          {draft.state === "new" ? null : t(`email.draft.${draft.state}`)}
        </chakra.span>
        <ToolButton label={t("email.closeDraft")} hint="Esc" h="7!" minW="7!" onClick={() => void draft.close()}>
          <X size={16} aria-hidden />
        </ToolButton>
      </chakra.div>
      <ComposeForm
        draft={draft}
        start={kind === "forward" ? "to" : "text"}
        withSubject={kind === "forward"}
        editorRef={editor}
        minHeight="7rem"
      />
    </chakra.section>
  );
}
