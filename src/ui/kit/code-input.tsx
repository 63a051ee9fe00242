/** One-time code input, which submits its form when complete: boxes drawn over a single input, so that paste, autofill and screen readers work. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useFieldControl } from "./field.tsx";

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  autoFocus?: boolean;
}

const length = 6;

const Box = chakra("span", {
  base: {
    flex: "1 1 0",
    minW: "0",
    maxW: "3.5rem",
    h: "12",
    display: "grid",
    placeItems: "center",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    fontSize: "xl",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    "[aria-invalid=true] ~ * > &": { borderColor: "danger" },
    "[data-current=true]&": { outline: "2px solid", outlineColor: "accent", outlineOffset: "-1px" },
  },
});

export function CodeInput({ value, onChange, autoFocus = false }: CodeInputProps) {
  const control = useFieldControl();
  const [focused, setFocused] = useState(false);
  const digits = [...value.padEnd(length)].slice(0, length);
  const current = Math.min(value.length, length - 1);
  const change = ({ value: text, form }: HTMLInputElement): void => {
    const code = text.replaceAll(/\D/g, "").slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) form?.requestSubmit();
  };
  return (
    <chakra.div position="relative" dir="ltr">
      <chakra.input
        {...control}
        autoFocus={autoFocus}
        name="code"
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        position="absolute"
        inset="0"
        boxSize="full"
        zIndex="1"
        bg="transparent"
        color="transparent"
        caretColor="transparent"
        borderRadius="control"
        cursor="text"
        // The current box shows the focus, besides the outline around all.
        _focusVisible={{ outline: "1px solid", outlineColor: "accent", outlineOffset: "3px" }}
        css={{ "&::selection": { bg: "transparent" } }}
        onChange={(event) => change(event.target)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        // Keep the caret at the end.
        onSelect={({ currentTarget: field }) =>
          field.selectionStart !== field.selectionEnd || field.setSelectionRange(field.value.length, field.value.length)
        }
      />
      <chakra.div display="flex" gap="2" justifyContent="space-between" aria-hidden>
        {digits.map((digit, index) => (
          <Box key={index} data-current={focused && index === current}>
            {digit.trim()}
          </Box>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
