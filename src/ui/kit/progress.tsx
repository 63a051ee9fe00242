/** Progress bar, determinate or indeterminate. */
import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { Tone } from "./status-dot.tsx";

const stripes: SystemStyleObject = {
  backgroundImage:
    "linear-gradient(135deg, rgb(255 255 255 / 0.25) 25%, transparent 25% 50%, rgb(255 255 255 / 0.25) 50% 75%, transparent 75%)",
  backgroundSize: "1rem 1rem",
};

const Track = chakra("div", {
  base: {
    display: "flex",
    w: "full",
    bg: "inset",
    borderRadius: "full",
    overflow: "hidden",
    _highContrast: { border: "1px solid" },
  },
  variants: { size: { sm: { h: "1" }, md: { h: "2" }, lg: { h: "4" } } },
  defaultVariants: { size: "md" },
});

const Bar = chakra("span", {
  base: {
    display: "block",
    h: "full",
    transition: "width 180ms ease-out",
    fontSize: "xs",
    lineHeight: "1rem",
    textAlign: "center",
    color: "surface",
    overflow: "hidden",
    "&[data-running]": {
      w: "40%",
      borderRadius: "full",
      animation: "run 1.4s ease-in-out infinite",
      _motionReduce: { animation: "none", w: "full", opacity: 0.5 },
    },
    "&[data-moving]": { animation: "stripes 1s linear infinite", _motionReduce: { animation: "none" } },
    _highContrast: { bg: "Highlight" },
  },
});

interface ProgressPart {
  /** 0 to 1. */
  readonly value: number;
  readonly tone: Tone;
  readonly label: string;
}

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

const colour = (tone: Tone): string => (tone === "neutral" ? "border.strong" : tone);

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
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      size={size}
    >
      <Bar
        bg={colour(tone)}
        data-running={value === null || undefined}
        data-moving={(striped && animated) || undefined}
        css={striped ? stripes : {}}
        style={share === undefined ? undefined : { width: `${share}%` }}
      >
        {size === "lg" && share !== undefined && share >= 12 ? written : null}
      </Bar>
    </Track>
  );
}

export function StackedProgress({
  label,
  parts,
  size = "md",
}: {
  label: string;
  parts: readonly ProgressPart[];
  size?: "sm" | "md" | "lg";
}) {
  return (
    <Track role="img" aria-label={label} size={size}>
      {parts.map((part) => (
        <Bar key={part.label} bg={colour(part.tone)} style={{ width: `${part.value * 100}%` }} />
      ))}
    </Track>
  );
}
