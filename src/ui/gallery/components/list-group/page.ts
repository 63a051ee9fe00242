/** /components/list-group: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Buttons } from "./buttons.tsx";
import { Checks } from "./checks.tsx";
import { Horizontal } from "./horizontal.tsx";
import { Links } from "./links.tsx";
import { Plain } from "./plain.tsx";
import { Selectable } from "./selectable.tsx";

export const listGroupPage = examplePage("showcase-lists.list-group", {
  plain: [Plain, () => import("./plain.tsx?raw")],
  buttons: [Buttons, () => import("./buttons.tsx?raw")],
  links: [Links, () => import("./links.tsx?raw")],
  checks: [Checks, () => import("./checks.tsx?raw")],
  selectable: [Selectable, () => import("./selectable.tsx?raw"), "wide"],
  horizontal: [Horizontal, () => import("./horizontal.tsx?raw"), "wide"],
});
