/** Colour of a product as a row of radio buttons. */
import { css } from "#generated/styles/css/index.js";
import { useId } from "react";
import type { ProductColor } from "#generated/demo/schema.ts";
import { useText } from "../../messages/use-text.ts";

/** The contract names the tones of the palette. */
const swatches: Record<ProductColor, string> = {
  primary: css({ bg: "accent" }),
  success: css({ bg: "success" }),
  warning: css({ bg: "warning" }),
  danger: css({ bg: "danger" }),
  info: css({ bg: "info" }),
};

interface ColorChoiceProps {
  colors: readonly ProductColor[];
  value: ProductColor;
  onChange: (color: ProductColor) => void;
}

export function ColorChoice({ colors, value, onChange }: ColorChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className={css({ fontWeight: "medium", mb: "1.5" })}>
        {t("ecommerce.color")}:{" "}
        <span className={css({ fontWeight: "normal", color: "text.muted" })}>{t(`ecommerce.color.${value}`)}</span>
      </legend>
      <div className={css({ display: "flex", gap: "2" })}>
        {colors.map((color) => (
          <label
            key={color}
            data-tip={t(`ecommerce.color.${color}`)}
            className={css({
              position: "relative",
              display: "grid",
              placeItems: "center",
              boxSize: "8",
              borderRadius: "full",
              borderWidth: "2px",
              borderColor: "transparent",
              cursor: "pointer",
              "&:has(:checked)": { borderColor: "text" },
              "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
            })}
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={color === value}
              aria-label={t(`ecommerce.color.${color}`)}
              onChange={() => onChange(color)}
              className={css({ position: "absolute", inset: "0", opacity: 0, cursor: "pointer" })}
            />
            <span className={`${css({ boxSize: "5", borderRadius: "full" })} ${swatches[color]}`} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
