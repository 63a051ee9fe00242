/** Examples of /datatables/basic. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const basicTablesPage = examplePage(
  "tables.basic",
  { zero: "wide", heads: "wide", expand: "wide", states: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
