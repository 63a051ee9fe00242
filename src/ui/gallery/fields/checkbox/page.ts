/** Examples of /forms/elements/checkbox. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const checkboxPage = examplePage(
  "showcase-choices.checkbox",
  { states: "half", tree: "half", colours: "half", inline: "half", group: "half", consent: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
