/** Examples of /forms/elements/radio. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const radioPage = examplePage(
  "showcase-choices.radio",
  { list: "half", inline: "half", cards: "half", states: "half", colours: "half", segmented: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
