/** Design tokens: semantic names for skins.css, and type, space and shape scales. */

type Token = { value: string };
type Tokens = { [name: string]: Token | Tokens };

function scale<T extends Record<string | number, string>>(values: T): Record<keyof T, Token> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as Record<keyof T, Token>;
}

const role = (name: string): Token => ({ value: `var(--hr-${name})` });

/** A palette with the nested names Chakra's `colorPalette` expects. */
const palette = (name: string, hover: string, contrast: string): Tokens => ({
  DEFAULT: role(name),
  subtle: role(`${name}-subtle`),
  text: role(`${name}-text`),
  hover: role(hover),
  contrast: { value: contrast },
  solid: role(name),
  fg: role(`${name}-text`),
  muted: role(`${name}-subtle`),
  emphasized: role(name),
  focusRing: role(name),
  border: role(name),
});

const colors: Tokens = {
  transparent: { value: "transparent" },
  current: { value: "currentColor" },
  canvas: role("canvas"),
  surface: role("surface"),
  raised: role("raised"),
  inset: role("inset"),
  hover: role("hover"),
  scrim: role("scrim"),
  text: { DEFAULT: role("text"), muted: role("text-muted") },
  accent: palette("accent", "accent-hover", "var(--hr-accent-contrast)"),
  success: palette("success", "success", "var(--hr-surface)"),
  warning: palette("warning", "warning", "var(--hr-surface)"),
  danger: palette("danger", "danger-hover", "var(--hr-surface)"),
  info: palette("info", "info", "var(--hr-surface)"),
  neutral: {
    ...palette("text-muted", "text-muted", "var(--hr-surface)"),
    subtle: role("inset"),
    text: role("text-muted"),
    fg: role("text-muted"),
    muted: role("inset"),
  },
  border: {
    DEFAULT: role("border"),
    strong: role("border-strong"),
    muted: role("border"),
    subtle: role("border"),
    emphasized: role("border-strong"),
    inverted: role("border"),
    error: role("danger"),
  },
  // Names used by Chakra's own components.
  bg: {
    DEFAULT: role("surface"),
    subtle: role("canvas"),
    muted: role("inset"),
    emphasized: role("inset"),
    panel: role("raised"),
    error: role("danger-subtle"),
    inverted: role("text"),
  },
  fg: {
    DEFAULT: role("text"),
    muted: role("text-muted"),
    subtle: role("text-muted"),
    inverted: role("surface"),
    error: role("danger-text"),
    warning: role("warning-text"),
    success: role("success-text"),
    info: role("info-text"),
  },
};

/** 4-point grid, named in multiples of 4 px. */
const spacing = scale({
  0: "0rem",
  0.5: "0.125rem",
  1: "0.25rem",
  1.5: "0.375rem",
  2: "0.5rem",
  2.5: "0.625rem",
  3: "0.75rem",
  3.5: "0.875rem",
  4: "1rem",
  5: "1.25rem",
  5.5: "1.375rem",
  6: "1.5rem",
  7: "1.75rem",
  8: "2rem",
  9: "2.25rem",
  10: "2.5rem",
  11: "2.75rem",
  12: "3rem",
  14: "3.5rem",
  16: "4rem",
  20: "5rem",
  24: "6rem",
});

/** Widths and heights on the grid. */
const sizes = scale({
  28: "7rem",
  32: "8rem",
  36: "9rem",
  40: "10rem",
  44: "11rem",
  48: "12rem",
  52: "13rem",
  56: "14rem",
  64: "16rem",
  72: "18rem",
  80: "20rem",
  96: "24rem",
  full: "100%",
  min: "min-content",
  max: "max-content",
  form: "40rem",
  formWide: "64rem",
  prose: "72ch",
  page: "90rem",
});

export const tokens = {
  colors,
  spacing,
  sizes: { ...spacing, ...sizes },
  fonts: scale({
    body: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
    heading: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
    mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  }),
  fontSizes: scale({
    xs: "0.75rem",
    sm: "0.8125rem",
    md: "0.875rem",
    lg: "1rem",
    xl: "1.25rem",
    "2xl": "1.5rem",
    "3xl": "1.875rem",
  }),
  lineHeights: scale({
    xs: "1rem",
    sm: "1.125rem",
    md: "1.25rem",
    lg: "1.5rem",
    xl: "1.75rem",
    "2xl": "2rem",
    "3xl": "2.375rem",
  }),
  fontWeights: scale({ normal: "400", medium: "500", semibold: "600" }),
  radii: scale({
    none: "0",
    xs: "0.25rem",
    sm: "0.25rem",
    control: "0.375rem",
    md: "0.375rem",
    card: "0.625rem",
    lg: "0.625rem",
    full: "9999px",
  }),
  shadows: { floating: role("shadow"), sm: { value: "none" }, md: role("shadow"), lg: role("shadow") },
  durations: scale({ fast: "120ms", moderate: "150ms", slow: "180ms" }),
  easings: scale({ default: "cubic-bezier(0.2, 0, 0, 1)" }),
  zIndex: scale({
    base: "0",
    sticky: "10",
    docked: "20",
    overlay: "30",
    modal: "40",
    popover: "50",
    dropdown: "50",
    tooltip: "60",
  }),
};
