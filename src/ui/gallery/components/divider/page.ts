/** Examples of /components/divider. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const dividerPage = examplePage(
  "showcase-frames.divider",
  { positions: "half", colours: "half", icons: "half", upright: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
