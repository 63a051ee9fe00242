/** Words with a comma between them, for a list that nothing offers. */
import { useState } from "react";
import { Input } from "../../kit/input.tsx";

interface WordsInputProps {
  name: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  onBlur: () => void;
  /** An entry may be of several words: only commas part them. */
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
  // While the field has the focus the text is the person's own.
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
