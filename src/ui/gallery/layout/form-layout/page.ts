/** Examples of /forms/layout/form-layout. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const formLayoutPage = examplePage(
  "showcase-forms.layout",
  {
    vertical: "half",
    horizontal: "half",
    icons: "half",
    sticky: "half",
    columns: "wide",
    hidden: "half",
    modal: "half",
  },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
  ["showcase-rules"],
);
