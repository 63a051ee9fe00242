/** Progress ring with the percentage inside. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Tone } from "./status-dot.tsx";

interface ProgressCircleProps {
  label: string;
  /** 0 to 1; null if indeterminate. */
  value: number | null;
  tone?: Tone;
  children?: ReactNode;
}

const radius = 44;
const round = 2 * Math.PI * radius;

export function ProgressCircle({ label, value, tone = "accent", children }: ProgressCircleProps) {
  const share = value === null ? 0.25 : Math.max(0, Math.min(1, value));
  return (
    <chakra.span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(share * 100)}
      position="relative"
      display="inline-grid"
      placeItems="center"
      boxSize="72px"
    >
      <chakra.svg
        viewBox="0 0 100 100"
        boxSize="full"
        fill="none"
        strokeWidth="10"
        transform="rotate(-90deg)"
        animation={value === null ? "spin 1s linear infinite" : undefined}
        _motionReduce={{ animation: "none" }}
        aria-hidden
      >
        <chakra.circle cx="50" cy="50" r={radius} css={{ stroke: "border" }} />
        <chakra.circle
          cx="50"
          cy="50"
          r={radius}
          strokeLinecap="round"
          css={{ stroke: tone === "neutral" ? "border.strong" : tone, transition: "stroke-dashoffset 180ms ease-out" }}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
        />
      </chakra.svg>
      <chakra.span position="absolute" fontSize="sm" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.span>
    </chakra.span>
  );
}
