/** Maximum width of navbar, page and footer: full or boxed. */
import { css } from "#generated/styles/css/index.js";
import type { Settings } from "../theme/settings.ts";

const widths = {
  full: css.raw({ w: "full", mx: "auto" }),
  boxed: css.raw({ w: "full", mx: "auto", maxW: { lg: "min(72rem, 86%)" } }),
};

export const contentWidth = (width: Settings["width"]) => widths[width];
