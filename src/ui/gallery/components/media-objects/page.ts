/** Examples of /components/media-objects. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const mediaObjectsPage = examplePage(
  "showcase-lists.media-objects",
  { alignment: "half", nested: "half", list: "half", things: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
