/** Settings of the styles: tokens and utilities for `css` and `chakra` in generated/styles. */
import { defineConfig } from "@pandacss/dev";
import { keyframes } from "./src/ui/theme/keyframes.ts";
import { recipes, slotRecipes } from "./src/ui/theme/recipes/index.ts";
import { tokens } from "./src/ui/theme/tokens.ts";

const tones = ["neutral", "accent", "success", "warning", "danger", "info"];

export default defineConfig({
  eject: true,
  presets: ["@pandacss/preset-base"],
  hooks: {
    // Layout patterns are not used.
    "config:resolved": ({ config, utils }) => utils.omit(config, ["patterns"]),
  },
  include: ["./src/ui/**/*.{ts,tsx}"],
  exclude: ["./src/ui/**/*.test.ts"],
  outdir: "generated/styles",
  outExtension: "js",
  importMap: "#generated/styles",
  jsxFramework: "react",
  jsxFactory: "chakra",
  jsxStyleProps: "minimal",
  preflight: true,
  prefix: { cssVar: "hr" },
  cssVarRoot: ":where(:root, .dark, .light)",
  hash: false,
  strictTokens: false,
  conditions: {
    extend: {
      dark: ".dark &",
      light: ":root:not(.dark) &",
      // As in Chakra's own components.
      hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:disabled, [data-disabled])"],
      active: "&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])",
      first: "&:first-of-type",
      last: "&:last-of-type",
      invalid: "&:is([data-invalid], [aria-invalid=true], [data-state=invalid])",
      readOnly: "&:is([data-readonly], [aria-readonly=true], [readonly])",
      open: "&:is([open], [data-open], [data-state=open])",
      rtl: "[dir=rtl] &",
      calendarSidePane: "@container calendar (min-width: 56rem)",
      chatSidePane: "@container chat (min-width: 44rem)",
      todoSidePane: "@container todo (min-width: 44rem)",
      taskOnOneLine: "@container tasks (min-width: 40rem)",
      todoHeadInLine: "@container list (min-width: 46rem)",
      todoOrderNamed: "@container list (min-width: 30rem)",
    },
  },
  staticCss: {
    // All variants, as components choose them by their props.
    recipes: "*",
    // Colours that components choose by a tone.
    css: [
      {
        properties: {
          colorPalette: tones,
          background: ["border", "border.strong", ...tones.flatMap((tone) => [tone, `${tone}.subtle`])],
          borderColor: ["border.strong", ...tones],
          color: ["text.muted", ...tones.flatMap((tone) => [tone, `${tone}.text`])],
          stroke: ["border.strong", ...tones],
        },
      },
    ],
  },
  globalCss: {
    html: { "--global-color-border": "colors.border", "--global-font-body": "fonts.body" },
    body: { minHeight: "100dvh", bg: "canvas", color: "text", fontFamily: "body", fontSize: "md", lineHeight: "md" },
    "svg.lucide": { strokeWidth: "1.75" },
    "::placeholder": { color: "text.muted", opacity: 1 },
    "::selection": { bg: "accent.subtle", color: "text" },
    ":focus-visible": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
    // Also dims the scrollbar gutter behind modals.
    "html:has(dialog:modal, [data-modal])": { overflow: "hidden" },
    "html:has(dialog:modal, [data-modal]:not([data-clear]))": { bg: "var(--hr-canvas-behind)" },
    // Directional icons flip in right-to-left layouts.
    "[dir=rtl] .mirrored": { scale: "-1 1" },
    "*, *::before, *::after": {
      _motionReduce: { transitionDuration: "0.01ms !important", scrollBehavior: "auto !important" },
    },
  },
  theme: {
    breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "96rem" },
    tokens: tokens as never,
    keyframes,
    recipes,
    slotRecipes,
  },
});
