/** Examples of /tables/reactstrap. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const simpleTablesPage = examplePage(
  "tables.simple",
  {
    plain: "half",
    striped: "half",
    hover: "half",
    dark: "half",
    borderless: "half",
    bordered: "half",
    small: "half",
    contextual: "half",
    caption: "half",
    sticky: "half",
    responsive: "wide",
    people: "wide",
  },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
