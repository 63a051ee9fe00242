/** /components/modals: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Confirm } from "./confirm.tsx";
import { Drawer } from "./drawer.tsx";
import { Form } from "./form.tsx";
import { Scrolling } from "./scrolling.tsx";
import { Sizes } from "./sizes.tsx";
import { Stacked } from "./stacked.tsx";

export const modalsPage = examplePage("showcase-actions.modals", {
  sizes: [Sizes, () => import("./sizes.tsx?raw")],
  scrolling: [Scrolling, () => import("./scrolling.tsx?raw")],
  form: [Form, () => import("./form.tsx?raw")],
  confirm: [Confirm, () => import("./confirm.tsx?raw")],
  drawer: [Drawer, () => import("./drawer.tsx?raw")],
  stacked: [Stacked, () => import("./stacked.tsx?raw")],
});
