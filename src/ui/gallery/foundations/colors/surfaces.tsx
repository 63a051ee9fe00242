/** Surfaces, lines and text. */
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";

const names = [
  "canvas",
  "surface",
  "raised",
  "inset",
  "hover",
  "border",
  "border-strong",
  "text",
  "text-muted",
  "scrim",
];
const against = ["text", "surface"];

export function Surfaces() {
  return <Swatches names={names} against={against} />;
}
