/** Examples of /components/list-group. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const listGroupPage = examplePage(
  "showcase-lists.list-group",
  { plain: "half", buttons: "half", links: "half", checks: "half", selectable: "wide", horizontal: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
