/** Examples of /forms/elements/select. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const selectPage = examplePage(
  "showcase-choices.select",
  {
    native: "half",
    search: "half",
    grouped: "half",
    several: "half",
    creatable: "half",
    remote: "half",
    many: "half",
    states: "half",
  },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
