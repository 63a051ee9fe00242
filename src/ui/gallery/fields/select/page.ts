/** /forms/elements/select: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Creatable } from "./creatable.tsx";
import { Grouped } from "./grouped.tsx";
import { Many } from "./many.tsx";
import { Native } from "./native.tsx";
import { Remote } from "./remote.tsx";
import { Search } from "./search.tsx";
import { Several } from "./several.tsx";
import { States } from "./states.tsx";

export const selectPage = examplePage("showcase-choices.select", {
  native: [Native, () => import("./native.tsx?raw")],
  search: [Search, () => import("./search.tsx?raw")],
  grouped: [Grouped, () => import("./grouped.tsx?raw")],
  several: [Several, () => import("./several.tsx?raw")],
  creatable: [Creatable, () => import("./creatable.tsx?raw")],
  remote: [Remote, () => import("./remote.tsx?raw")],
  many: [Many, () => import("./many.tsx?raw")],
  states: [States, () => import("./states.tsx?raw")],
});
