/** Masked text input, such as for card numbers; keeps the caret position. */
import { css } from "#generated/styles/css/index.js";
import { useLayoutEffect, useRef } from "react";
import { Input, type InputProps } from "../../kit/input.tsx";
import { applyMask, caretAfter, typedOf, type Mask } from "./mask.ts";

type MaskedInputProps = Omit<InputProps, "value" | "onChange"> & {
  format: Mask;
  /** Masked text. */
  value: string;
  onChange: (value: string) => void;
};

export function MaskedInput({ format, value, onChange, css: own, ...rest }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <Input
      autoComplete="off"
      // Groups of digits would change places from right to left.
      dir="ltr"
      {...rest}
      css={css.raw({ fontVariantNumeric: "tabular-nums" }, own)}
      ref={input}
      value={value}
      onChange={({ target }) => {
        const masked = applyMask(target.value, format);
        caret.current = caretAfter(masked, typedOf(target.value.slice(0, target.selectionStart ?? 0)).length);
        onChange(masked);
      }}
    />
  );
}
