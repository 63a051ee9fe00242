/** Compose window at the bottom of the page: minimise, close to drafts; full screen on phones. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from "react";
import type { RichTextHandle } from "../../kit/rich-text-editor.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useMedia, wide } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";
import { ComposeForm } from "./compose-form.tsx";
import type { Letter } from "./letter.ts";
import { useDraft } from "./use-draft.ts";

const Frame = chakra("section", {
  base: {
    position: "fixed",
    zIndex: "overlay",
    insetBlockEnd: "0",
    insetInlineStart: { base: "0", md: "auto" },
    insetInlineEnd: { base: "0", md: "6" },
    display: "flex",
    flexDirection: "column",
    w: { md: "min(38rem, calc(100vw - 3rem))" },
    h: { base: "100dvh", md: "min(36rem, calc(100dvh - 5rem))" },
    bg: "raised",
    color: "text",
    borderWidth: "1px",
    borderBlockEndWidth: "0",
    borderColor: "border",
    borderTopRadius: { base: "none", md: "card" },
    boxShadow: "floating",
    overflow: "hidden",
    animation: "appear 150ms ease-out",
    _motionReduce: { animation: "none" },
  },
  variants: { small: { true: { h: "11!", w: { md: "20rem!" } } } },
});

export interface ComposeWindowHandle {
  readonly show: () => void;
  /** Saves a draft and closes; false if saving failed. */
  readonly close: () => Promise<boolean>;
}

/** Traps Tab while the window is full screen. */
function keepTab(event: KeyboardEvent<HTMLElement>): void {
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, input:not([type="file"]), [contenteditable="true"]'),
  ].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  const [first, last] = [controls[0], controls.at(-1)];
  const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

interface ComposeWindowProps {
  letter: Letter;
  onClosed: () => void;
  /** Called when the underlying draft was sent or discarded. */
  onDraftGone: (draftId: number) => void;
  ref: Ref<ComposeWindowHandle>;
}

export function ComposeWindow({ letter, onClosed, onDraftGone, ref }: ComposeWindowProps) {
  const t = useText();
  const id = useId();
  const draft = useDraft(letter, onClosed, () => {
    if (letter.draftId !== undefined) onDraftGone(letter.draftId);
    onClosed();
  });
  const [small, setSmall] = useState(false);
  const full = !useMedia(wide) && !small;
  const frame = useRef<HTMLElement>(null);
  const editor = useRef<RichTextHandle>(null);
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected && document.activeElement === document.body)
        current.focus();
    },
    [],
  );

  useImperativeHandle(ref, () => ({
    close: draft.close,
    show: () => {
      setSmall(false);
      requestAnimationFrame(() => editor.current?.focus());
    },
  }));
  const state = draft.state === "new" ? null : t(`email.draft.${draft.state}`);

  return (
    <Frame
      ref={frame}
      small={small}
      role="dialog"
      aria-modal={full || undefined}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (event.key === "Tab" && full && !event.defaultPrevented) keepTab(event);
        draft.onKeyDown(event);
      }}
    >
      <header
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "1",
          h: "11",
          flexShrink: 0,
          paddingInlineStart: "4",
          paddingInlineEnd: "2",
          borderBottomWidth: "1px",
          borderColor: "border",
          cursor: small ? "pointer" : undefined,
        })}
        onClick={(event) => small && event.target === event.currentTarget && setSmall(false)}
      >
        <h2
          className={css({ flex: "1", minW: "0", fontWeight: "semibold", truncate: true, pointerEvents: "none" })}
          id={`${id}-title`}
        >
          {draft.form.values.subject.trim() || t("email.newEmail")}
        </h2>
        <span
          className={css({
            fontSize: "xs",
            color: draft.state === "failed" ? "danger.text" : "text.muted",
            whiteSpace: "nowrap",
            px: "1",
          })}
          role="status"
        >
          {state}
        </span>
        <ToolButton
          label={t(small ? "email.restoreSize" : "email.minimise")}
          aria-expanded={!small}
          onClick={() => setSmall(!small)}
        >
          {small ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </ToolButton>
        <ToolButton label={t("email.closeDraft")} hint="Esc" onClick={() => void draft.close()}>
          <X size={16} aria-hidden />
        </ToolButton>
      </header>
      <div className={css({ display: small ? "none" : "flex", flex: "1", minH: "0" })}>
        <ComposeForm draft={draft} start={letter.to.length === 0 ? "to" : "message"} withSubject editorRef={editor} />
      </div>
    </Frame>
  );
}
