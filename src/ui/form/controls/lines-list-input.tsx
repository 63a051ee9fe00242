/** List of texts, one per line; items may contain spaces and commas. */
import { useState } from "react";
import type { ControlProps } from "../spec.ts";
import { AutoTextarea } from "../../kit/auto-textarea.tsx";

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export function LinesListInput({ name, value, onChange }: ControlProps) {
  // Raw text while focused, so that formatting doesn't interfere with typing.
  const [text, setText] = useState<string | null>(null);
  const lines = Array.isArray(value) ? value.map(String).join("\n") : "";
  return (
    <AutoTextarea
      name={name}
      rows={4}
      autoComplete="off"
      value={text ?? lines}
      onFocus={() => setText(lines)}
      onChange={(event) => {
        setText(event.target.value);
        onChange(linesOf(event.target.value));
      }}
      onBlur={() => setText(null)}
    />
  );
}
