/** Decimal input stored as an integer of the smallest unit: half days, ten-thousandths of a percent. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Input } from "../../kit/input.tsx";
import { Unparsed } from "../../kit/unparsed.ts";
import type { FieldControlProps } from "../control.tsx";

export function PartsInput({ field, words, path, name, value, disabled, onChange, onBlur }: FieldControlProps) {
  const { parts = 1 } = field;
  const { locale } = useIntl();
  // Raw text while focused, so that formatting doesn't interfere with typing.
  const [text, setText] = useState<string | null>(null);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false });
  const shown = value instanceof Unparsed ? value.text : typeof value === "number" ? number.format(value / parts) : "";
  const read = (typed: string): number | Unparsed | null => {
    const plain = typed.trim().replace(",", ".");
    if (plain === "") return null;
    const counted = Math.round(Number(plain) * parts * 1000) / 1000;
    return /^\d+(\.\d+)?$/.test(plain) && Number.isInteger(counted) ? counted : new Unparsed(typed);
  };
  return (
    <div className={css({ position: "relative", minW: "0" })}>
      <Input
        name={name}
        disabled={disabled}
        autoComplete="off"
        inputMode="decimal"
        css={{ fontVariantNumeric: "tabular-nums", paddingInlineEnd: "14" }}
        value={text ?? shown}
        onFocus={() => setText(shown)}
        onBlur={() => {
          setText(null);
          onBlur();
        }}
        onChange={(event) => {
          setText(event.target.value);
          onChange(read(event.target.value));
        }}
      />
      <span
        className={css({
          position: "absolute",
          insetBlock: "0",
          insetInlineEnd: "3",
          display: "grid",
          alignItems: "center",
          color: "text.muted",
          pointerEvents: "none",
        })}
      >
        {words.unit?.(path)}
      </span>
    </div>
  );
}
