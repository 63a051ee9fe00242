/** Demo page layouts and the shell settings each one needs; the blank one has no shell. */
import type { Settings } from "../../theme/settings.ts";

export const layouts = {
  "collapse-menu": { menu: "vertical", menuHidden: false, menuCollapsed: true },
  "layout-boxed": { width: "boxed" },
  "without-menu": { menuHidden: true },
  "layout-empty": { footer: "hidden", toTop: false },
  "layout-blank": { menuHidden: true, navbar: "hidden", footer: "hidden", toTop: false },
} as const satisfies Record<string, Partial<Settings>>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as readonly LayoutName[];
