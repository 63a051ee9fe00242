/** Examples of /components/popovers. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const popoversPage = examplePage(
  "showcase-overlays.popovers",
  { sides: "half", openings: "half", form: "half", person: "half", tones: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
