/** Time input with parsing ("9", "930", "9.30 pm"); arrow keys step by 15 minutes. */
import { css } from "#generated/styles/css/index.js";
import { Clock3 } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Adorned } from "./adorned.tsx";
import { Input } from "./input.tsx";
import { minutesOf, parseTime, timeOf } from "./time-text.ts";
import type { TypedInputProps } from "./typed-input.tsx";
import { Unparsed } from "./unparsed.ts";

interface TimeInputProps extends TypedInputProps<string> {
  /** Step of the arrow keys, in minutes. */
  step?: number;
}

export function TimeInput({ value, onChange, onBlur, step = 15, css: own, ...rest }: TimeInputProps) {
  const intl = useIntl();
  // Raw text while typing, so that formatting doesn't interfere.
  const [text, setText] = useState<string | null>(null);
  const time = typeof value === "string" ? value : null;
  const shown = (of: string): string =>
    intl.formatTime(`2024-01-01T${of}:00Z`, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const plain = time === null ? (value instanceof Unparsed ? value.text : "") : shown(time);
  return (
    <Adorned end={<Clock3 size={16} />} css={css.raw(own)}>
      <Input
        autoComplete="off"
        {...rest}
        css={{ fontVariantNumeric: "tabular-nums", paddingInlineEnd: "9" }}
        type="text"
        value={text ?? plain}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          onChange(typed.trim() === "" ? null : (parseTime(typed) ?? new Unparsed(typed)));
        }}
        onKeyDown={(event) => {
          const by = { ArrowUp: step, ArrowDown: -step, PageUp: 60, PageDown: -60 }[event.key];
          if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          setText(null);
          // Start at 09:00 when empty.
          onChange(time === null ? "09:00" : timeOf(Math.floor(minutesOf(time) / step) * step + by));
        }}
        onBlur={() => {
          setText(null);
          onBlur?.();
        }}
      />
    </Adorned>
  );
}
