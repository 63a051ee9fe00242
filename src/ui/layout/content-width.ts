/** How wide navbar, page and footer may be: all there is, or a column in the middle of wide windows. */
import type { Settings } from "../theme/settings.ts";

export const contentWidth = (width: Settings["width"]) =>
  ({ w: "full", mx: "auto", ...(width === "boxed" && { maxW: { lg: "min(72rem, 86%)" } }) }) as const;
