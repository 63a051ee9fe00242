/** Examples of /components/spinners. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const spinnersPage = examplePage(
  "showcase-signs.spinners",
  { looks: "half", colours: "half", buttons: "half", skeletons: "half", states: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
