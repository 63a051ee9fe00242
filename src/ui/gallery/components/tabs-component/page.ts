/** Examples of /components/tabs-component. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const tabsPage = examplePage(
  "showcase-overlays.tabs",
  {
    basic: "half",
    icons: "half",
    vertical: "half",
    widths: "half",
    lazy: "half",
    scrolling: "half",
    more: "half",
    linkable: "half",
  },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
