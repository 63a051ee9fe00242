/** Spinner with text for screen readers. */
import { css, cx } from "#generated/styles/css/index.js";
import { spinner } from "#generated/styles/recipes/index.js";
import { useText } from "../../messages/use-text.ts";
import type { Tone } from "../../kit/status-dot.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";

interface SpinnerProps {
  look?: "ring" | "dot";
  size?: "sm" | "md" | "lg";
  tone?: Tone;
  /** Announced once. */
  label?: string;
}

export function Spinner({ look, size, tone = "accent", label }: SpinnerProps) {
  const t = useText();
  return (
    <span className={css({ display: "inline-flex" })} role="status">
      <span className={cx(spinner({ look, size }), css({ colorPalette: tone }))} aria-hidden />
      <VisuallyHidden>{label ?? t("common.loading")}</VisuallyHidden>
    </span>
  );
}
