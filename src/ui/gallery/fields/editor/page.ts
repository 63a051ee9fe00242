/** /forms/elements/editor: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Begun } from "./begun.tsx";
import { Limit } from "./limit.tsx";
import { Output } from "./output.tsx";
import { Paste } from "./paste.tsx";
import { ReadOnly } from "./read-only.tsx";

export const editorPage = examplePage("showcase-fields.editor", {
  output: [Output, () => import("./output.tsx?raw")],
  begun: [Begun, () => import("./begun.tsx?raw")],
  readOnly: [ReadOnly, () => import("./read-only.tsx?raw")],
  paste: [Paste, () => import("./paste.tsx?raw")],
  limit: [Limit, () => import("./limit.tsx?raw"), "wide"],
});
