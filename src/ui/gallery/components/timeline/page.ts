/** Examples of /components/timeline. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const timelinePage = examplePage(
  "showcase-overlays.timeline",
  { points: "half", icons: "half", people: "half", growing: "half", alternate: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
