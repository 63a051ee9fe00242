/** Bar of several shares. */
import { css, cx } from "#generated/styles/css/index.js";
import { progress as recipe } from "#generated/styles/recipes/index.js";
import type { Tone } from "../../kit/status-dot.tsx";

interface ProgressPart {
  /** 0 to 1. */
  readonly value: number;
  readonly tone: Tone;
  readonly label: string;
}

export function StackedProgress({ label, parts }: { label: string; parts: readonly ProgressPart[] }) {
  const styles = recipe({ size: "lg" });
  return (
    <div className={styles.track} role="img" aria-label={label}>
      {parts.map((part) => (
        <span
          key={part.label}
          className={cx(styles.bar, css({ colorPalette: part.tone }))}
          data-tone={part.tone}
          style={{ width: `${part.value * 100}%` }}
        />
      ))}
    </div>
  );
}
