/** /components/pills-component: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Colours } from "./colours.tsx";
import { Icons } from "./icons.tsx";
import { Manual } from "./manual.tsx";
import { More } from "./more.tsx";
import { Vertical } from "./vertical.tsx";
import { Widths } from "./widths.tsx";

export const pillsPage = examplePage("showcase-overlays.pills", {
  colours: [Colours, () => import("./colours.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  vertical: [Vertical, () => import("./vertical.tsx?raw")],
  widths: [Widths, () => import("./widths.tsx?raw")],
  more: [More, () => import("./more.tsx?raw")],
  manual: [Manual, () => import("./manual.tsx?raw")],
});
