/** Examples of /forms/form-repeater. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const formRepeaterPage = examplePage(
  "showcase-forms.repeater",
  { invoice: "wide", basic: "half", order: "half", bounds: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
