/** Native radio buttons as a list or as cards. */
import { css, cx } from "#generated/styles/css/index.js";
import { radio } from "#generated/styles/recipes/index.js";
import { useId, type ReactNode } from "react";
import { FieldGroup } from "./field-group.tsx";

const inLine = css({ display: "flex", gap: "2", cursor: "pointer", "&:has(:disabled)": { cursor: "not-allowed" } });

const cardLabel = css({
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
        <label key={option.value} className={look === "cards" ? cardLabel : inLine}>
          <input
            type="radio"
            className={cx(radio(), css({ mt: "0.5", colorPalette: palette }))}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span className={css({ flex: "1", minW: "0", opacity: option.disabled ? 0.6 : undefined })}>
            <span className={css({ display: "block", fontWeight: look === "cards" ? "medium" : undefined })}>
              {option.label}
            </span>
            {option.help && (
              <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                {option.help}
              </span>
            )}
          </span>
          {option.aside && <span className={css({ color: "text.muted", flexShrink: 0 })}>{option.aside}</span>}
        </label>
      ))}
    </FieldGroup>
  );
}
