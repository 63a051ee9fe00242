/** The hues of charts in their order. */
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";

const pairs = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`chart-${place}`, "surface"]));

export function Charts() {
  return <Swatches pairs={pairs} />;
}
