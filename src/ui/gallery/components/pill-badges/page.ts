/** Examples of /components/pill-badges. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const pillBadgesPage = examplePage(
  "showcase-overlays.pillBadges",
  { looks: "half", counts: "half", inside: "half", removable: "half", links: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
