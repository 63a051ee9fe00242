/** Examples of /components/nav-component. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const navPage = examplePage(
  "showcase-lists.nav",
  { looks: "half", vertical: "half", withMenu: "half", overflow: "half", lazy: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
