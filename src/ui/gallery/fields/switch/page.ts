/** Examples of /forms/elements/switch. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const switchPage = examplePage(
  "showcase-choices.switch",
  { labels: "half", sizes: "half", icons: "half", saving: "half", colours: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
