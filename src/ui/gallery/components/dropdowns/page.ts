/** Examples of /components/dropdowns. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const dropdownsPage = examplePage(
  "showcase-lists.dropdowns",
  {
    directions: "half",
    split: "half",
    contents: "half",
    choices: "half",
    subMenu: "half",
    form: "half",
    letters: "half",
  },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
