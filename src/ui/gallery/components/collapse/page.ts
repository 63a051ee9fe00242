/** /components/collapse: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Accordion } from "./accordion.tsx";
import { Looks } from "./looks.tsx";
import { Nested } from "./nested.tsx";
import { Single } from "./single.tsx";

export const collapsePage = examplePage("showcase-frames.collapse", {
  single: [Single, () => import("./single.tsx?raw")],
  accordion: [Accordion, () => import("./accordion.tsx?raw")],
  looks: [Looks, () => import("./looks.tsx?raw")],
  nested: [Nested, () => import("./nested.tsx?raw")],
});
