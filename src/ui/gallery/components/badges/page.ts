/** Examples of /components/badges. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const badgesPage = examplePage(
  "showcase-signs.badges",
  { tones: "half", counts: "half", inside: "half", links: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
  ["showcase-actions"],
);
