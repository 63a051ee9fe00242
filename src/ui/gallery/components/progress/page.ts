/** Examples of /components/progress. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const progressPage = examplePage(
  "showcase-signs.progress",
  { bar: "half", colours: "half", stacked: "half", circle: "half", running: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
