/** Examples of /components/alerts. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const alertsPage = examplePage(
  "showcase-frames.alerts",
  { tones: "half", closable: "half", parts: "half", actions: "half", live: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
