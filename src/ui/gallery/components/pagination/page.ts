/** Examples of /components/pagination. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const paginationPage = examplePage(
  "showcase-lists.pagination",
  { basic: "half", looks: "half", steps: "wide", jump: "wide", pageSize: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
  ["crud"],
);
