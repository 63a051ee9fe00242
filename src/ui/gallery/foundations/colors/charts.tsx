/** The hues of charts in their order. */
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";

const names = [1, 2, 3, 4, 5, 6].map((place) => `chart-${place}`);
const against = ["surface"];

export function Charts() {
  return <Swatches names={names} against={against} />;
}
