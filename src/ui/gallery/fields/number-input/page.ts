/** Examples of /forms/elements/number-input. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const numberInputPage = examplePage(
  "showcase-text.numberInput",
  { bounds: "half", decimals: "half", wrap: "half", sizes: "half", total: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
