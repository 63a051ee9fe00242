/** Draws a chart; loaded with its library when the first chart is shown. */
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
} from "chart.js";
import { useEffect, useRef } from "react";
import { configOf } from "./chart-config.ts";
import { pointAt, type ChartContent } from "./chart-data.ts";
import type { ChartTheme } from "./chart-theme.ts";

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
);

interface ChartCanvasProps {
  content: ChartContent;
  theme: ChartTheme;
  hidden: ReadonlySet<string>;
  format: (value: number) => string;
  /** Index selected by keyboard. */
  place: number | undefined;
  /** Receives the canvas for image export. */
  onCanvas: (canvas: HTMLCanvasElement | null) => void;
}

function activeAt(content: ChartContent, chart: Chart, place: number): { datasetIndex: number; index: number }[] {
  if (content.kind === "scatter") {
    const { group, index } = pointAt(content.data, place);
    return [{ datasetIndex: group, index }];
  }
  if (content.kind === "radial") return [{ datasetIndex: Math.min(place, chart.data.datasets.length - 1), index: 0 }];
  return chart.data.datasets.flatMap((_, datasetIndex) =>
    chart.isDatasetVisible(datasetIndex) ? [{ datasetIndex, index: place }] : [],
  );
}

export function ChartCanvas({ content, theme, hidden, format, place, onCanvas }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<Chart>(null);
  const drawn = useRef("");

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const config = configOf(content, { theme, hidden, format, animated: !still && drawn.current !== "" });
    // Another kind needs a new chart; other changes update the existing one.
    if (chart.current && drawn.current === content.kind) {
      chart.current.data = config.data;
      chart.current.options = config.options ?? {};
      chart.current.update();
    } else {
      chart.current?.destroy();
      chart.current = new Chart(element, config);
      drawn.current = content.kind;
    }
  }, [content, theme, hidden, format]);

  useEffect(() => {
    const now = chart.current;
    if (!now) return;
    const active = place === undefined ? [] : activeAt(content, now, place);
    now.setActiveElements(active);
    now.tooltip?.setActiveElements(active, { x: 0, y: 0 });
    now.update("none");
  }, [content, place]);

  useEffect(() => {
    onCanvas(canvas.current);
    return () => {
      onCanvas(null);
      chart.current?.destroy();
      chart.current = null;
      drawn.current = "";
    };
  }, []);

  return <canvas ref={canvas} aria-hidden />;
}
