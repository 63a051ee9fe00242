/** /components/tabs-component: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Basic } from "./basic.tsx";
import { Icons } from "./icons.tsx";
import { Lazy } from "./lazy.tsx";
import { Linkable } from "./linkable.tsx";
import { More } from "./more.tsx";
import { Scrolling } from "./scrolling.tsx";
import { Vertical } from "./vertical.tsx";
import { Widths } from "./widths.tsx";

export const tabsPage = examplePage("showcase-overlays.tabs", {
  basic: [Basic, () => import("./basic.tsx?raw")],
  icons: [Icons, () => import("./icons.tsx?raw")],
  vertical: [Vertical, () => import("./vertical.tsx?raw")],
  widths: [Widths, () => import("./widths.tsx?raw")],
  lazy: [Lazy, () => import("./lazy.tsx?raw")],
  scrolling: [Scrolling, () => import("./scrolling.tsx?raw")],
  more: [More, () => import("./more.tsx?raw")],
  linkable: [Linkable, () => import("./linkable.tsx?raw")],
});
