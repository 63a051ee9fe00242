/** /components/blockui: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { OneCard } from "./card.tsx";
import { Form } from "./form.tsx";
import { Held } from "./held.tsx";
import { Message } from "./message.tsx";
import { WholePage } from "./whole-page.tsx";

export const blockuiPage = examplePage("showcase-overlays.blockui", {
  card: [OneCard, () => import("./card.tsx?raw")],
  form: [Form, () => import("./form.tsx?raw")],
  message: [Message, () => import("./message.tsx?raw")],
  held: [Held, () => import("./held.tsx?raw")],
  wholePage: [WholePage, () => import("./whole-page.tsx?raw")],
});
