/** Small line or bars without axes; the values are in the table beside it. */
import { css } from "#generated/styles/css/index.js";

const [width, height] = [160, 40];

interface SparklineProps {
  values: readonly number[];
  look: "line" | "bars";
}

export function Sparkline({ values, look }: SparklineProps) {
  if (values.length < 2) return null;
  const [min, max] = [look === "bars" ? 0 : Math.min(...values), Math.max(...values)];
  const y = (value: number): number => height - 3 - ((value - min) / (max - min || 1)) * (height - 6);
  const x = (at: number): number => (at / (values.length - 1)) * width;
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const bar = width / values.length;
  return (
    <svg
      className={css({ w: "full", h: "10", color: "accent", overflow: "visible" })}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {look === "bars" ? (
        values.map((value, at) => (
          <rect
            key={at}
            x={at * bar + bar * 0.2}
            width={bar * 0.6}
            y={y(value)}
            height={height - y(value)}
            rx={1.5}
            fill="currentColor"
          />
        ))
      ) : (
        <>
          <polygon points={`0,${height} ${points} ${width},${height}`} fill="currentColor" opacity={0.1} />
          <polyline
            points={points}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  );
}
