/** Examples of /components/pills-component. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const pillsPage = examplePage(
  "showcase-overlays.pills",
  { colours: "half", icons: "half", vertical: "half", widths: "half", more: "half", manual: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
