/** Examples of /forms/elements/editor. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const editorPage = examplePage(
  "showcase-fields.editor",
  { output: "half", begun: "half", readOnly: "half", paste: "half", limit: "wide" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
