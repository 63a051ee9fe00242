/** Surfaces, lines and text. */
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";

const pairs = {
  canvas: "text",
  surface: "text",
  raised: "text",
  inset: "text",
  hover: "text",
  border: "surface",
  "border-strong": "surface",
  text: "surface",
  "text-muted": "surface",
  scrim: undefined,
};

export function Surfaces() {
  return <Swatches pairs={pairs} />;
}
