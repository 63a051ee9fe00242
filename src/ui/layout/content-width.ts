/** Maximum width of navbar, page and footer: full or boxed. */
import type { Settings } from "../theme/settings.ts";

export const contentWidth = (width: Settings["width"]) =>
  ({ w: "full", mx: "auto", ...(width === "boxed" && { maxW: { lg: "min(72rem, 86%)" } }) }) as const;
