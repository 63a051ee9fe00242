/** Examples of /forms/elements/textarea. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const textareaPage = examplePage(
  "showcase-text.textarea",
  { grow: "half", counter: "half", states: "half", resize: "half", comment: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
