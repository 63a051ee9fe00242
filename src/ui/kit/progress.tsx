/** Progress bar, determinate or indeterminate. */
import { css, cx } from "#generated/styles/css/index.js";
import { progress as recipe } from "#generated/styles/recipes/index.js";
import type { Tone } from "./status-dot.tsx";

interface ProgressProps {
  label: string;
  /** 0 to 1; null if indeterminate. */
  value: number | null;
  size?: "sm" | "md" | "lg";
  tone?: Tone;
  striped?: boolean;
  animated?: boolean;
  /** Text inside a large bar. */
  written?: string;
}

export function Progress({
  label,
  value,
  size = "md",
  tone = "accent",
  striped = false,
  animated = false,
  written,
}: ProgressProps) {
  const share = value === null ? undefined : Math.round(Math.max(0, Math.min(1, value)) * 100);
  const styles = recipe({ size, striped, animated: striped && animated });
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
    >
      <span
        className={cx(styles.bar, css({ colorPalette: tone }))}
        data-tone={tone}
        data-running={value === null || undefined}
        style={share === undefined ? undefined : { width: `${share}%` }}
      >
        {size === "lg" && share !== undefined && share >= 12 ? written : null}
      </span>
    </div>
  );
}
