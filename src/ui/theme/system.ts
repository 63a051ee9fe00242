/** Chakra system of the app: base utilities and our tokens; recipes are loaded by the components using them. */
import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { tokens } from "./tokens.ts";

export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: "hr",
  // A dark menu in a light page resolves the tokens itself.
  cssVarsRoot: ":where(:root, .dark)",
  preflight: true,
  conditions: { dark: ".dark &", light: ":root:not(.dark) &" },
  globalCss: {
    html: { "--global-color-border": "colors.border", "--global-font-body": "fonts.body" },
    body: { minHeight: "100dvh", bg: "canvas", color: "text", fontFamily: "body", fontSize: "md", lineHeight: "md" },
    "svg.lucide": { strokeWidth: "1.75" },
    "::placeholder": { color: "text.muted", opacity: 1 },
    "::selection": { bg: "accent.subtle", color: "text" },
    ":focus-visible": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
    // Also dims the scrollbar gutter behind modals.
    "html:has(dialog:modal)": { overflow: "hidden" },
    "html:has(dialog:modal:not([data-clear]))": { bg: "var(--hr-canvas-behind)" },
    // Directional icons flip in right-to-left layouts.
    "[dir=rtl] .mirrored": { scale: "-1 1" },
    "*, *::before, *::after": {
      _motionReduce: { transitionDuration: "0.01ms !important", scrollBehavior: "auto !important" },
    },
  },
  theme: {
    breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "96rem" },
    tokens,
    keyframes: {
      spin: { to: { transform: "rotate(360deg)" } },
      pulse: { "50%": { opacity: "0.5" } },
      appear: { from: { opacity: "0", translate: "0 0.25rem" } },
      "fade-in": { from: { opacity: "0" } },
      "slide-in": { from: { translate: "var(--slide-from, 1.5rem) 0", opacity: "0" } },
      run: { from: { translate: "-100% 0" }, to: { translate: "250% 0" } },
      grow: { from: { scale: "0", opacity: "1" }, to: { scale: "1", opacity: "0" } },
      stripes: { to: { backgroundPosition: "1rem 0" } },
      countdown: { from: { scale: "1 1" }, to: { scale: "0 1" } },
    },
  },
});
