/** Inline editable cell: Enter or click to edit and save, Esc to cancel. */
import { css } from "#generated/styles/css/index.js";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowControlProps } from "../../table/column.ts";
import { Input } from "../../kit/input.tsx";

interface EditCellProps {
  /** Accessible name: "City of Tan Boon Kiat". */
  label: string;
  /** Displayed text, and the initial input. */
  text: string;
  typed: string;
  align?: "end";
  control: RowControlProps;
  /** Returns false if the text is invalid. */
  onSave: (typed: string) => boolean;
}

export function EditCell({ label, text, typed, align, control, onSave }: EditCellProps) {
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Unmounting the field triggers blur, which must not save again.
  const open = useRef(false);
  const end = (back: boolean): void => {
    open.current = false;
    flushSync(() => {
      setDraft(undefined);
      setWrong(false);
    });
    if (back) button.current?.focus();
  };
  const save = (back: boolean): void => {
    if (draft === undefined || !open.current) return;
    if (draft.trim() === typed || onSave(draft.trim())) end(back);
    else if (back) setWrong(true);
    else end(false);
  };
  if (draft !== undefined) {
    return (
      <Input
        size="sm"
        css={{ h: "7!", w: "28", mx: "-2", px: "2!", textAlign: align }}
        autoFocus
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong || undefined}
        value={draft}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => save(false)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === "Enter") save(true);
          else end(true);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      {...control}
      type="button"
      aria-label={`${text}, ${label}`}
      className={css({
        mx: "-2",
        px: "2",
        minH: "6",
        minW: "6",
        borderRadius: "xs",
        borderWidth: "1px",
        borderColor: "transparent",
        cursor: "text",
        fontVariantNumeric: "tabular-nums",
        _hover: { borderColor: "border.strong", bg: "surface" },
      })}
      onClick={() => {
        open.current = true;
        setDraft(typed);
      }}
    >
      {text}
    </button>
  );
}
