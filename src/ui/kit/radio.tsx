/** Native radio buttons as a list or as cards. */
import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { tickBox } from "./checkbox.tsx";
import { FieldGroup } from "./field-group.tsx";

const RadioBase = chakra("input", {
  base: {
    ...tickBox,
    borderRadius: "full",
    _checked: { borderColor: "colorPalette.solid", borderWidth: "5px", bg: "colorPalette.contrast" },
  },
});

const Label = chakra("label", {
  base: { display: "flex", gap: "2", cursor: "pointer", "&:has(:disabled)": { cursor: "not-allowed" } },
});

const CardLabel = chakra("label", {
  base: {
    display: "flex",
    gap: "3",
    w: "full",
    minW: "0",
    p: "3",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    cursor: "pointer",
    _hover: { borderColor: "border.strong" },
    "&:has(:checked)": { borderColor: "accent", boxShadow: "inset 0 0 0 1px var(--hr-accent)" },
    "&:has(:disabled)": { cursor: "not-allowed" },
  },
});

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** At the end of a card, such as a price or an icon. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  look?: "list" | "inline" | "cards";
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Colour of the selected one. */
  palette?: "accent" | "success" | "warning" | "danger" | "info" | "neutral";
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onChange, options, look = "list", help, error, required = false, palette = "accent" } = props;
  const name = useId();
  const Frame = look === "cards" ? CardLabel : Label;
  return (
    <FieldGroup
      role="radiogroup"
      label={label}
      help={help}
      error={error}
      required={required}
      inline={look === "inline"}
    >
      {options.map((option) => (
        <Frame key={option.value}>
          <RadioBase
            type="radio"
            mt="0.5"
            colorPalette={palette}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <chakra.span flex="1" minW="0" opacity={option.disabled ? 0.6 : undefined}>
            <chakra.span display="block" fontWeight={look === "cards" ? "medium" : undefined}>
              {option.label}
            </chakra.span>
            {option.help && (
              <chakra.span display="block" color="text.muted" fontSize="sm" lineHeight="sm">
                {option.help}
              </chakra.span>
            )}
          </chakra.span>
          {option.aside && (
            <chakra.span color="text.muted" flexShrink={0}>
              {option.aside}
            </chakra.span>
          )}
        </Frame>
      ))}
    </FieldGroup>
  );
}
