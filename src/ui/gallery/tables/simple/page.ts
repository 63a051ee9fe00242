/** /tables/reactstrap: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Bordered } from "./bordered.tsx";
import { Borderless } from "./borderless.tsx";
import { Caption } from "./caption.tsx";
import { Contextual } from "./contextual.tsx";
import { Dark } from "./dark.tsx";
import { Hover } from "./hover.tsx";
import { People } from "./people.tsx";
import { Plain } from "./plain.tsx";
import { Responsive } from "./responsive.tsx";
import { Small } from "./small.tsx";
import { Sticky } from "./sticky.tsx";
import { Striped } from "./striped.tsx";

export const simpleTablesPage = examplePage("tables.simple", {
  plain: [Plain, () => import("./plain.tsx?raw")],
  striped: [Striped, () => import("./striped.tsx?raw")],
  hover: [Hover, () => import("./hover.tsx?raw")],
  dark: [Dark, () => import("./dark.tsx?raw")],
  borderless: [Borderless, () => import("./borderless.tsx?raw")],
  bordered: [Bordered, () => import("./bordered.tsx?raw")],
  small: [Small, () => import("./small.tsx?raw")],
  contextual: [Contextual, () => import("./contextual.tsx?raw")],
  caption: [Caption, () => import("./caption.tsx?raw")],
  sticky: [Sticky, () => import("./sticky.tsx?raw")],
  responsive: [Responsive, () => import("./responsive.tsx?raw"), "wide"],
  people: [People, () => import("./people.tsx?raw"), "wide"],
});
