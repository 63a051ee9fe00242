/** /forms/form-repeater: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Basic } from "./basic.tsx";
import { Bounds } from "./bounds.tsx";
import { Invoice } from "./invoice.tsx";
import { Order } from "./order.tsx";

export const formRepeaterPage = examplePage("showcase-forms.repeater", {
  invoice: [Invoice, () => import("./invoice.tsx?raw"), "wide"],
  basic: [Basic, () => import("./basic.tsx?raw")],
  order: [Order, () => import("./order.tsx?raw")],
  bounds: [Bounds, () => import("./bounds.tsx?raw"), "wide"],
});
