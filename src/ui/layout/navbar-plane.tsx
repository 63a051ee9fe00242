/** Background of the navbar in its variants: floating card or full-width bar. */
import { chakra } from "#generated/styles/jsx/index.js";
import { css } from "#generated/styles/css/index.js";
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

export function NavbarPlane({ children }: { children: ReactNode }) {
  const { navbar, navbarColor, width } = useSettings();
  const floating = navbar === "floating";
  const colors = {
    white: { bg: "surface" },
    tinted: { bg: "accent.subtle" },
    accent: { bg: "accent", color: "accent.contrast" },
    dark: { bg: "surface", color: "text" },
  };
  return (
    <chakra.div
      className={navbarColor === "dark" ? "dark" : undefined}
      data-navbar-color={navbarColor}
      {...colors[navbarColor]}
      css={navbarColor === "accent" ? onAccent : {}}
      borderColor={navbarColor === "accent" ? "accent" : "border"}
      {...(floating ? { borderWidth: "1px", borderRadius: "card" } : { borderBottomWidth: "1px" })}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="1"
        h={floating ? "calc({sizes.12} - 2px)" : "12"}
        px={floating ? "1.5" : { base: "2", md: "5" }}
        {...(!floating && contentWidth(width))}
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}
