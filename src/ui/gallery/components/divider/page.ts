/** /components/divider: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Colours } from "./colours.tsx";
import { Icons } from "./icons.tsx";
import { Positions } from "./positions.tsx";
import { Upright } from "./upright.tsx";

export const dividerPage = examplePage("showcase-frames.divider", {
  positions: [Positions, () => import("./positions.tsx?raw")],
  colours: [Colours, () => import("./colours.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  upright: [Upright, () => import("./upright.tsx?raw")],
});
