/** Examples of /components/modals. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const modalsPage = examplePage(
  "showcase-actions.modals",
  { sizes: "half", scrolling: "half", form: "half", confirm: "half", drawer: "half", stacked: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
