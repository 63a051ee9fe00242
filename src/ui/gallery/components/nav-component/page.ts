/** /components/nav-component: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Lazy } from "./lazy.tsx";
import { Looks } from "./looks.tsx";
import { Overflow } from "./overflow.tsx";
import { Vertical } from "./vertical.tsx";
import { WithMenu } from "./with-menu.tsx";

export const navPage = examplePage("showcase-lists.nav", {
  looks: [Looks, () => import("./looks.tsx?raw")],
  vertical: [Vertical, () => import("./vertical.tsx?raw")],
  withMenu: [WithMenu, () => import("./with-menu.tsx?raw")],
  overflow: [Overflow, () => import("./overflow.tsx?raw")],
  lazy: [Lazy, () => import("./lazy.tsx?raw"), "wide"],
});
