/** /components/media-objects: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Alignment } from "./alignment.tsx";
import { List } from "./list.tsx";
import { Nested } from "./nested.tsx";
import { Things } from "./things.tsx";

export const mediaObjectsPage = examplePage("showcase-lists.media-objects", {
  alignment: [Alignment, () => import("./alignment.tsx?raw")],
  nested: [Nested, () => import("./nested.tsx?raw")],
  list: [List, () => import("./list.tsx?raw")],
  things: [Things, () => import("./things.tsx?raw")],
});
