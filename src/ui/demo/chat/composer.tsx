/** Message field: Enter sends, Shift+Enter starts a line; each contact keeps its own draft. */
import { css } from "#generated/styles/css/index.js";
import { SendHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { AutoTextarea } from "../../kit/auto-textarea.tsx";
import { Button } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { draftOf, setDraft, useDrafts } from "./drafts.ts";

const longest = 4000;

interface ComposerProps {
  contact: { readonly id: number; readonly fullName: string };
  onSend: (message: string) => void;
}

export function Composer({ contact: { id, fullName }, onSend }: ComposerProps) {
  const t = useText();
  const text = useDrafts()[String(id)] ?? "";
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Not on touch screens, where the keyboard would cover the chat.
    if (matchMedia("(hover: hover)").matches) frame.current?.querySelector("textarea")?.focus();
  }, [id]);
  const send = (): void => {
    // Not the text of this rendering: a second click may come before the next one.
    const message = draftOf(id).trim();
    if (message === "") return;
    setDraft(id, "");
    onSend(message);
  };
  return (
    <form
      ref={frame}
      className={css({
        display: "flex",
        alignItems: "flex-end",
        gap: "2",
        p: "3",
        borderTopWidth: "1px",
        borderColor: "border",
      })}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AutoTextarea
        aria-label={t("chat.messageTo", { name: fullName })}
        placeholder={t("chat.placeholder")}
        rows={1}
        maxLength={longest}
        maxLines={6}
        value={text}
        onChange={(event) => setDraft(id, event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" variant="solid" aria-label={t("chat.send")} inactive={text.trim() === ""}>
        <SendHorizontal size={16} className="mirrored" aria-hidden />
        <span className={css({ display: { base: "none", sm: "inline" } })}>{t("chat.send")}</span>
      </Button>
    </form>
  );
}
