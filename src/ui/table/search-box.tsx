/** Debounced search box; "/" focuses it, Esc clears it. */
import { css } from "#generated/styles/css/index.js";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "../messages/use-text.ts";
import { Adorned } from "../kit/adorned.tsx";
import { IconButton } from "../kit/button.tsx";
import { Input } from "../kit/input.tsx";
import { useShortcuts } from "../kit/shortcuts.ts";

const pause = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  /** As wide as its place. */
  wide?: boolean;
  onChange: (text: string) => void;
}

export function SearchBox({ label, value, wide = false, onChange }: SearchBoxProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  // Values sent but not yet back in the URL: a late one must not overwrite newer input.
  const onTheWay = useRef<string[]>([]);
  useEffect(() => {
    const at = onTheWay.current.indexOf(value);
    onTheWay.current = at < 0 ? [] : onTheWay.current.slice(at + 1);
    if (at >= 0 || value === sent.current) return;
    // The URL was changed elsewhere, such as by Back or "clear filters".
    sent.current = value;
    setText((now) => (now.trim() === value ? now : value));
  }, [value]);
  const send = (next: string): void => {
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onTheWay.current.push(sent.current);
    latest.current(sent.current);
  };
  useEffect(() => {
    const timer = setTimeout(() => send(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  useShortcuts({ "/": () => input.current?.select() });
  const clear = (): void => {
    setText("");
    send("");
    input.current?.focus();
  };
  return (
    <Adorned
      role="search"
      start={<Search size={16} />}
      css={{ flex: { base: "1 1 0", md: "1 1 12rem" }, maxW: wide ? undefined : { md: "72" } }}
      actions={
        text === "" ? (
          <kbd
            className={css({
              me: "2",
              px: "1.5",
              fontFamily: "body",
              fontSize: "xs",
              color: "text.muted",
              borderWidth: "1px",
              borderColor: "border",
              borderRadius: "xs",
              display: { base: "none", md: "block" },
            })}
            aria-hidden
          >
            /
          </kbd>
        ) : (
          <IconButton size="xs" label={t("shell.clear")} onClick={clear}>
            <X size={16} aria-hidden />
          </IconButton>
        )
      }
    >
      <Input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={100}
        css={{ textOverflow: "ellipsis", paddingInlineStart: "9", paddingInlineEnd: "9" }}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(text);
          if (event.key !== "Escape") return;
          event.preventDefault();
          if (text === "") event.currentTarget.blur();
          else clear();
        }}
      />
    </Adorned>
  );
}
