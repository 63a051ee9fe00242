/** Examples of /components/auto-complete. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const completePage = examplePage(
  "showcase-overlays.complete",
  { basic: "half", grouped: "half", people: "half", titles: "half", free: "half", states: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
