/** /components/pill-badges: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Counts } from "./counts.tsx";
import { Inside } from "./inside.tsx";
import { Links } from "./links.tsx";
import { Looks } from "./looks.tsx";
import { Removable } from "./removable.tsx";

export const pillBadgesPage = examplePage("showcase-overlays.pillBadges", {
  looks: [Looks, () => import("./looks.tsx?raw")],
  counts: [Counts, () => import("./counts.tsx?raw")],
  inside: [Inside, () => import("./inside.tsx?raw")],
  removable: [Removable, () => import("./removable.tsx?raw")],
  links: [Links, () => import("./links.tsx?raw")],
});
