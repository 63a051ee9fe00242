/** Examples of /components/collapse. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const collapsePage = examplePage(
  "showcase-frames.collapse",
  { single: "half", accordion: "half", looks: "half", nested: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
