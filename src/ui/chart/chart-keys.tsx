/** Keyboard access to chart values: an invisible slider that announces them and moves the tooltip. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { placesOf, describePlace, type ChartContent } from "./chart-data.ts";

interface ChartKeysProps {
  label: string;
  describedBy: string;
  content: ChartContent;
  hidden: ReadonlySet<string>;
  format: (value: number) => string;
  place: number | undefined;
  onPlace: (place: number | undefined) => void;
  children: ReactNode;
}

export function ChartKeys({ label, describedBy, content, hidden, format, place, onPlace, children }: ChartKeysProps) {
  const last = placesOf(content) - 1;
  const at = Math.min(place ?? 0, last);
  return (
    <div
      className={css({
        position: "absolute",
        inset: "0",
        borderRadius: "control",
        "&:has(input:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
      })}
    >
      {children}
      <input
        className={css({
          position: "absolute",
          inset: "0",
          boxSize: "full",
          m: "0",
          opacity: 0,
          pointerEvents: "none",
        })}
        type="range"
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuetext={describePlace(content, at, hidden, format)}
        min={0}
        max={last}
        step={1}
        value={at}
        onFocus={() => onPlace(at)}
        onBlur={() => onPlace(undefined)}
        onChange={(event) => onPlace(Number(event.target.value))}
      />
    </div>
  );
}
