/** Examples of /forms/reactstrap-validation. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const reactstrapValidationPage = examplePage(
  "showcase-forms.validation",
  { native: "half", server: "half", marks: "half", bubbles: "half", choices: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
  ["showcase-rules"],
);
