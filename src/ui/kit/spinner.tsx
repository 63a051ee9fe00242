/** Spinner with text for screen readers. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../messages/use-text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Shape = chakra("span", {
  base: {
    display: "inline-block",
    flexShrink: 0,
    borderRadius: "full",
    colorPalette: "accent",
    color: "colorPalette.solid",
  },
  variants: {
    look: {
      ring: {
        border: "2px solid",
        borderColor: "current",
        borderInlineEndColor: "transparent",
        animation: "spin 0.8s linear infinite",
      },
      dot: { bg: "current", animation: "grow 1s ease-in-out infinite" },
    },
    size: { sm: { w: "4", h: "4" }, md: { w: "6", h: "6" }, lg: { w: "10", h: "10" } },
  },
  defaultVariants: { look: "ring", size: "md" },
});

type SpinnerProps = Omit<React.ComponentProps<typeof Shape>, "children"> & {
  /** Announced once. */
  label?: string;
};

export function Spinner({ label, ...rest }: SpinnerProps) {
  const t = useText();
  return (
    <chakra.span role="status" display="inline-flex">
      <Shape {...rest} aria-hidden />
      <VisuallyHidden>{label ?? t("common.loading")}</VisuallyHidden>
    </chakra.span>
  );
}
