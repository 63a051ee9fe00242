/** Star rating as radio buttons; Chakra's, with half steps, arrow keys and hover. */
import { useRatingGroup } from "@chakra-ui/react";
import { css } from "#generated/styles/css/index.js";
import { Star, type LucideIcon } from "lucide-react";
import { useText } from "../../messages/use-text.ts";
import { ChakraLocale } from "../../kit/chakra-locale.tsx";

interface RatingProps {
  label: string;
  value: number;
  onChange?: (value: number) => void;
  /** While the pointer is on it; -1 outside. */
  onHover?: (value: number) => void;
  count?: number;
  half?: boolean;
  disabled?: boolean;
  icon?: LucideIcon;
  /** In pixels. */
  size?: number;
  palette?: "accent" | "success" | "warning" | "danger" | "info" | "neutral";
}

export function Rating(props: RatingProps) {
  return (
    <ChakraLocale>
      <Stars {...props} />
    </ChakraLocale>
  );
}

function Stars(props: RatingProps) {
  const { label, value, onChange, onHover, count = 5, half = false, disabled = false } = props;
  const { icon: Icon = Star, size = 24, palette = "warning" } = props;
  const t = useText();
  const readOnly = onChange === undefined;
  const group = useRatingGroup({
    value,
    count,
    allowHalf: half,
    disabled,
    readOnly,
    onValueChange: (next) => onChange?.(next.value),
    onHoverChange: ({ hoveredValue }) => onHover?.(hoveredValue),
    translations: { ratingValueText: (index) => t("showcase-inputs.ratings.stars", { count: index }) },
  });
  const shape = { size, strokeWidth: 1.75, "aria-hidden": true } as const;
  const stars = group.items.map((index) => {
    const { highlighted, half: isHalf } = group.getItemState({ index });
    const icon = (
      <>
        <Icon {...shape} className={css({ color: "border.strong" })} />
        {highlighted && (
          <span
            className={css({
              position: "absolute",
              inset: "0",
              display: "grid",
              placeItems: "center",
              color: "colorPalette.solid",
              "& svg": { fill: "currentColor" },
            })}
            // The half of the start, also from right to left.
            style={isHalf ? { clipPath: "var(--half)" } : undefined}
          >
            <Icon {...shape} />
          </span>
        )}
      </>
    );
    const look = css({
      position: "relative",
      display: "grid",
      placeItems: "center",
      minW: "6",
      minH: "6",
      borderRadius: "xs",
      "--half": "inset(0 50% 0 0)",
      _rtl: { "--half": "inset(0 0 0 50%)" },
    });
    return readOnly ? (
      <span key={index} className={look}>
        {icon}
      </span>
    ) : (
      <span
        key={index}
        {...group.getItemProps({ index })}
        className={look}
        style={{ cursor: disabled ? "default" : "pointer" }}
      >
        {icon}
      </span>
    );
  });
  const row = css({ display: "inline-flex", gap: "0.5", colorPalette: palette, w: "fit-content" });
  return readOnly ? (
    <span className={row} role="img" aria-label={`${label}: ${t("showcase-inputs.ratings.stars", { count: value })}`}>
      {stars}
    </span>
  ) : (
    <div {...group.getRootProps()} style={{ opacity: disabled ? 0.5 : undefined }}>
      <div
        {...group.getControlProps()}
        className={row}
        role="radiogroup"
        aria-label={label}
        aria-labelledby={undefined}
      >
        {stars}
      </div>
    </div>
  );
}
