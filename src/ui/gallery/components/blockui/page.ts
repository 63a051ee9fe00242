/** Examples of /components/blockui. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const blockuiPage = examplePage(
  "showcase-overlays.blockui",
  { card: "half", form: "half", message: "half", held: "half", wholePage: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
