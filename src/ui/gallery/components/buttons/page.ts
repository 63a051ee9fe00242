/** Examples of /components/buttons. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const buttonsPage = examplePage(
  "showcase-actions.buttons",
  { variants: "half", sizes: "half", icons: "half", states: "half", groups: "half", toolbar: "half", ripple: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
