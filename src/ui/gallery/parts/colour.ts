/** Colours of the current skin as hex values, and their contrast by WCAG. */
import { useSyncExternalStore } from "react";

const pen = (): CanvasRenderingContext2D | null => document.createElement("canvas").getContext("2d");

/** "#0f766e"; colours with transparency keep their notation. */
export function hexOf(colour: string): string {
  const context = pen();
  if (!context) return colour;
  context.fillStyle = colour;
  return context.fillStyle;
}

export function valueOf(name: string, element: Element = document.documentElement): string {
  return hexOf(getComputedStyle(element).getPropertyValue(`--hr-${name}`).trim());
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const verdictOf = (ratio: number): "aaa" | "aa" | "large" | "none" =>
  ratio >= 7 ? "aaa" : ratio >= 4.5 ? "aa" : ratio >= 3 ? "large" : "none";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Renders again when the skin changes. */
export function useSkinChange(): string {
  return useSyncExternalStore(subscribe, () => {
    const { className, dataset } = document.documentElement;
    return `${className} ${dataset["skin"] ?? ""} ${dataset["palette"] ?? ""}`;
  });
}
