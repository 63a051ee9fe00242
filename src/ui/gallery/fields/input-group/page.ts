/** Examples of /forms/elements/input-group. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const inputGroupPage = examplePage(
  "showcase-text.inputGroup",
  { addons: "half", buttons: "half", choice: "half", check: "half", sizes: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
