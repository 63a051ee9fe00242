/** /components/progress: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Bar } from "./bar.tsx";
import { Circle } from "./circle.tsx";
import { Colours } from "./colours.tsx";
import { Running } from "./running.tsx";
import { Stacked } from "./stacked.tsx";

export const progressPage = examplePage("showcase-signs.progress", {
  bar: [Bar, () => import("./bar.tsx?raw")],
  colours: [Colours, () => import("./colours.tsx?raw")],
  stacked: [Stacked, () => import("./stacked.tsx?raw")],
  circle: [Circle, () => import("./circle.tsx?raw")],
  running: [Running, () => import("./running.tsx?raw")],
});
