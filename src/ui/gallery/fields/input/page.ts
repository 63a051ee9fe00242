/** Examples of /forms/elements/input. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const inputPage = examplePage(
  "showcase-text.input",
  { states: "half", sizes: "half", icons: "half", floating: "half", clearable: "half", password: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
