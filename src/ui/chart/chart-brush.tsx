/** Strip below a chart with all its values; two thumbs choose the part that the chart shows. */
import { css } from "#generated/styles/css/index.js";
import { Slider } from "../kit/slider.tsx";
import { useText } from "../messages/use-text.ts";
import type { LabelledData } from "./chart-data.ts";
import type { ChartRange } from "./chart-range.ts";

interface ChartBrushProps {
  data: LabelledData;
  range: ChartRange;
  onRange: (range: ChartRange) => void;
}

const height = 40;

export function ChartBrush({ data, range: [from, to], onRange }: ChartBrushProps) {
  const t = useText();
  const values = data.series.at(-1)?.values.map((value) => value ?? 0) ?? [];
  const last = Math.max(1, data.labels.length - 1);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map(
    (value, at) => `${(at / last) * 100},${height - 3 - ((value - low) / (high - low || 1)) * (height - 6)}`,
  );
  return (
    <div>
      <div className={css({ position: "relative", mx: "2.5" })} aria-hidden>
        <svg
          className={css({ display: "block", w: "full", h: "10", color: "border.strong", _rtl: { scale: "-1 1" } })}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
        >
          <polyline
            points={points.join(" ")}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div
          className={css({ position: "absolute", insetBlock: "0", bg: "accent", opacity: 0.14, borderRadius: "xs" })}
          style={{ insetInlineStart: `${(from / last) * 100}%`, insetInlineEnd: `${100 - (to / last) * 100}%` }}
        />
      </div>
      <Slider
        bare
        label={t("charts.range")}
        thumbs={[t("charts.rangeFrom"), t("charts.rangeTo")]}
        values={[from, to]}
        onChange={([start = 0, end = last]) => onRange([start, end])}
        max={last}
        largeStep={Math.max(2, Math.round(last / 6))}
        format={(at) => data.labels[at] ?? ""}
      />
      <p
        className={css({ display: "flex", justifyContent: "space-between", color: "text.muted", fontSize: "xs" })}
        aria-hidden
      >
        <span>{data.labels[from]}</span>
        <span>{data.labels[to]}</span>
      </p>
    </div>
  );
}
