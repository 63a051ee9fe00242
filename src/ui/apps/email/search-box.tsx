/** Search in the list: asks after a pause, holds what was typed in the address, is cleared with one press. */
import { chakra } from "@chakra-ui/react";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { IconButton } from "../../kit/button.tsx";
import { Input } from "../../kit/input.tsx";
import { useText } from "../../messages/use-text.ts";

const pause = 250;

interface SearchBoxProps {
  q: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onSearch: (text: string | undefined) => void;
  /** Down to what was found. */
  onLeave: () => void;
}

export function SearchBox({ q = "", inputRef, onSearch, onLeave }: SearchBoxProps) {
  const t = useText();
  const [text, setText] = useState(q);
  const timer = useRef(0);
  const asked = useRef(q);
  // The address changed otherwise: back, a cleared filter.
  useEffect(() => {
    if (q !== asked.current) setText(q);
    asked.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (value: string): void => {
    clearTimeout(timer.current);
    asked.current = value.trim();
    onSearch(value.trim() || undefined);
  };
  const change = (value: string): void => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(value), pause);
  };
  const clear = (): void => {
    setText("");
    ask("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === "Enter") ask(text);
    else if (event.key === "ArrowDown") onLeave();
    else if (event.key === "Escape" && text !== "") clear();
    else if (event.key === "Escape") onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <chakra.div role="search" position="relative" px="3" pb="2.5">
      <chakra.span
        position="absolute"
        insetInlineStart="5.5"
        top="0"
        h="8"
        display="grid"
        alignItems="center"
        color="text.muted"
        pointerEvents="none"
        style={{ insetInlineStart: "1.375rem" }}
      >
        <Search size={16} aria-hidden />
      </chakra.span>
      <Input
        ref={inputRef}
        size="sm"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("email.search")}
        placeholder={t("email.searchPlaceholder")}
        maxLength={100}
        paddingInlineStart="8"
        paddingInlineEnd="8"
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== "" && (
        <chakra.span position="absolute" insetInlineEnd="4" top="0" h="8" display="grid" alignItems="center">
          <IconButton size="sm" h="6!" minW="6!" label={t("common.clear")} onClick={clear}>
            <X size={14} aria-hidden />
          </IconButton>
        </chakra.span>
      )}
    </chakra.div>
  );
}
