/** /forms/layout/form-layout: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Columns } from "./columns.tsx";
import { Hidden } from "./hidden.tsx";
import { Horizontal } from "./horizontal.tsx";
import { Icons } from "./icons.tsx";
import { Modal } from "./modal.tsx";
import { Sticky } from "./sticky.tsx";
import { Vertical } from "./vertical.tsx";

export const formLayoutPage = examplePage(
  "showcase-forms.layout",
  {
    vertical: [Vertical, () => import("./vertical.tsx?raw")],
    horizontal: [Horizontal, () => import("./horizontal.tsx?raw")],
    icons: [Icons, () => import("./icons.tsx?raw")],
    sticky: [Sticky, () => import("./sticky.tsx?raw")],
    columns: [Columns, () => import("./columns.tsx?raw"), "wide"],
    hidden: [Hidden, () => import("./hidden.tsx?raw")],
    modal: [Modal, () => import("./modal.tsx?raw")],
  },
  ["showcase-rules"],
);
