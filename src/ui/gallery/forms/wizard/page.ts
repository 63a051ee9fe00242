/** Examples of /forms/wizard. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const wizardPage = examplePage(
  "showcase-forms.wizard",
  { horizontal: "wide", vertical: "wide", modern: "wide", refused: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
  ["showcase-rules"],
);
