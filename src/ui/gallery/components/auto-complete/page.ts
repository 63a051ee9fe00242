/** /components/auto-complete: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Basic } from "./basic.tsx";
import { Free } from "./free.tsx";
import { Grouped } from "./grouped.tsx";
import { People } from "./people.tsx";
import { States } from "./states.tsx";
import { Titles } from "./titles.tsx";

export const completePage = examplePage("showcase-overlays.complete", {
  basic: [Basic, () => import("./basic.tsx?raw")],
  grouped: [Grouped, () => import("./grouped.tsx?raw")],
  people: [People, () => import("./people.tsx?raw")],
  titles: [Titles, () => import("./titles.tsx?raw")],
  free: [Free, () => import("./free.tsx?raw")],
  states: [States, () => import("./states.tsx?raw")],
});
