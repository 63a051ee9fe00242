/** Chart colours of the current skin, read again when it changes, because canvas cannot use CSS variables. */
import { createContext, use, useCallback, useSyncExternalStore } from "react";

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

function read(root: Element): ChartTheme {
  const style = getComputedStyle(root);
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

const themes = new Map<Element, ChartTheme>();

function themeOf(root: Element): ChartTheme {
  const next = read(root);
  const known = themes.get(root);
  if (known && JSON.stringify(next) === JSON.stringify(known)) return known;
  themes.set(root, next);
  return next;
}

function watch(root: Element, listener: () => void): () => void {
  // The skin may have changed while no chart was mounted.
  themeOf(root);
  const observer = new MutationObserver(() => {
    themeOf(root);
    listener();
  });
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["class", "data-skin", "dir", "style"],
  });
  return () => {
    observer.disconnect();
    if (root !== document.documentElement) themes.delete(root);
  };
}

/** Element whose skin its charts have, if not that of the page. */
export const ChartRoot = createContext<Element | null>(null);

export function useChartTheme(): ChartTheme {
  const root = use(ChartRoot) ?? document.documentElement;
  const subscribe = useCallback((listener: () => void) => watch(root, listener), [root]);
  return useSyncExternalStore(subscribe, () => themes.get(root) ?? themeOf(root));
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
