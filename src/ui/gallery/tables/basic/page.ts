/** /datatables/basic: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Expand } from "./expand.tsx";
import { Heads } from "./heads.tsx";
import { States } from "./states.tsx";
import { Zero } from "./zero.tsx";

export const basicTablesPage = examplePage("tables.basic", {
  zero: [Zero, () => import("./zero.tsx?raw"), "wide"],
  heads: [Heads, () => import("./heads.tsx?raw"), "wide"],
  expand: [Expand, () => import("./expand.tsx?raw"), "wide"],
  states: [States, () => import("./states.tsx?raw")],
});
