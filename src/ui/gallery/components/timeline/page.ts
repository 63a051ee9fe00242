/** /components/timeline: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Alternate } from "./alternate.tsx";
import { Growing } from "./growing.tsx";
import { Icons } from "./icons.tsx";
import { People } from "./people.tsx";
import { Points } from "./points.tsx";

export const timelinePage = examplePage("showcase-overlays.timeline", {
  points: [Points, () => import("./points.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  people: [People, () => import("./people.tsx?raw")],
  growing: [Growing, () => import("./growing.tsx?raw")],
  alternate: [Alternate, () => import("./alternate.tsx?raw"), "wide"],
});
