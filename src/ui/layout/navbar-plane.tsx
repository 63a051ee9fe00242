/** Background of the navbar in its variants: floating card or full-width bar. */
import { css, cx } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useSettings } from "../theme/settings-store.ts";
import { contentWidth } from "./content-width.ts";

/** Content on the accent colour inherits its contrast, popovers opened from there don't. */
const onAccent = css.raw({
  "& :is(button, a):not([popover] *)": { color: "inherit", outlineColor: "currentColor" },
  "& :is(button, a):not([popover] *):is(:hover, [aria-expanded=true])": {
    bg: "color-mix(in srgb, currentColor 18%, transparent)",
  },
});

const colors = {
  white: css.raw({ bg: "surface", borderColor: "border" }),
  tinted: css.raw({ bg: "accent.subtle", borderColor: "border" }),
  accent: css.raw({ bg: "accent", color: "accent.contrast", borderColor: "accent" }, onAccent),
  dark: css.raw({ bg: "surface", color: "text", borderColor: "border" }),
};
const card = css.raw({ borderWidth: "1px", borderRadius: "card" });
const bar = css.raw({ borderBottomWidth: "1px" });

export function NavbarPlane({ children }: { children: ReactNode }) {
  const { navbar, navbarColor, width } = useSettings();
  const floating = navbar === "floating";
  return (
    <div
      className={cx(css(colors[navbarColor], floating ? card : bar), navbarColor === "dark" && "dark")}
      data-navbar-color={navbarColor}
    >
      <div
        className={css(
          {
            display: "flex",
            alignItems: "center",
            gap: "1",
            h: floating ? "calc({sizes.12} - 2px)" : "12",
            px: floating ? "1.5" : { base: "2", md: "5" },
          },
          !floating && contentWidth(width),
        )}
      >
        {children}
      </div>
    </div>
  );
}
