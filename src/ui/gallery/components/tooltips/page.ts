/** Examples of /components/tooltips. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const tooltipsPage = examplePage(
  "showcase-overlays.tooltips",
  { sides: "half", icons: "half", delay: "half", tones: "half", help: "half", rich: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
