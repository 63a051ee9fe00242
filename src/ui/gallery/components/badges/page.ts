/** /components/badges: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Counts } from "./counts.tsx";
import { Inside } from "./inside.tsx";
import { Links } from "./links.tsx";
import { Tones } from "./tones.tsx";

export const badgesPage = examplePage(
  "showcase-signs.badges",
  {
    tones: [Tones, () => import("./tones.tsx?raw")],
    counts: [Counts, () => import("./counts.tsx?raw")],
    inside: [Inside, () => import("./inside.tsx?raw")],
    links: [Links, () => import("./links.tsx?raw")],
  },
  ["showcase-actions"],
);
