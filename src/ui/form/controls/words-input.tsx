/** Comma-separated list of free text. */
import { useState } from "react";
import { Input } from "../../kit/input.tsx";

interface WordsInputProps {
  name: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  onBlur: () => void;
  /** Items may contain spaces: only commas separate them. */
  spaced?: boolean;
  disabled?: boolean;
}

const wordsOf = (text: string, spaced: boolean): string[] => [
  ...new Set(
    text
      .split(spaced ? /[,;]/ : /[\s,;]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  ),
];

export function WordsInput({ name, values, onChange, onBlur, spaced = false, disabled = false }: WordsInputProps) {
  // Raw text while focused, so that formatting doesn't interfere with typing.
  const [text, setText] = useState<string | null>(null);
  return (
    <Input
      name={name}
      autoComplete="off"
      disabled={disabled}
      value={text ?? values.join(", ")}
      onFocus={() => setText(values.join(", "))}
      onChange={(event) => {
        setText(event.target.value);
        onChange(wordsOf(event.target.value, spaced));
      }}
      onBlur={() => {
        setText(null);
        onBlur();
      }}
    />
  );
}
