/** Chart colours of the current skin, read again when it changes, because canvas cannot use CSS variables. */
import { useSyncExternalStore } from "react";

export interface ChartTheme {
  /** Six hues distinguishable with any colour vision deficiency. */
  readonly hues: readonly string[];
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  readonly surface: string;
  readonly raised: string;
  readonly gain: string;
  readonly loss: string;
  readonly font: string;
  readonly rtl: boolean;
}

const places = [1, 2, 3, 4, 5, 6] as const;

function read(): ChartTheme {
  const style = getComputedStyle(document.documentElement);
  const role = (name: string): string => style.getPropertyValue(`--hr-${name}`).trim();
  return {
    hues: places.map((place) => role(`chart-${place}`)),
    text: role("text"),
    muted: role("text-muted"),
    grid: role("border"),
    surface: role("surface"),
    raised: role("raised"),
    gain: role("chart-1"),
    loss: role("chart-2"),
    font: getComputedStyle(document.body).fontFamily,
    rtl: document.documentElement.dir === "rtl",
  };
}

let current: ChartTheme | undefined;

function refresh(): void {
  const next = read();
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
}

function subscribe(listener: () => void): () => void {
  // The skin may have changed while no chart was mounted.
  refresh();
  const observer = new MutationObserver(() => {
    refresh();
    listener();
  });
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["class", "data-skin", "dir", "style"],
  });
  return () => observer.disconnect();
}

export function useChartTheme(): ChartTheme {
  return useSyncExternalStore(subscribe, () => (current ??= read()));
}

/** Colour of a legend entry; repeats after six, when dashes and markers differ. */
export function hueOf({ hues }: Pick<ChartTheme, "hues">, at: number): string {
  return hues[at % hues.length] ?? "gray";
}

/** A six-digit hex colour with transparency. */
export function faded(colour: string, percent: number): string {
  return `${colour}${Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
