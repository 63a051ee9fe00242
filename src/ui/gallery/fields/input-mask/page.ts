/** Examples of /forms/elements/input-mask. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const inputMaskPage = examplePage(
  "showcase-text.inputMask",
  { card: "half", dateTime: "half", phone: "half", delimiter: "half", identity: "half", own: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
