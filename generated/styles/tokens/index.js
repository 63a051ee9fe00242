// Generated from panda.config.ts by `npm run generate`; never edited.
const tokens = {
  "colors.transparent": {
    "value": "transparent",
    "variable": "var(--hr-colors-transparent)"
  },
  "colors.current": {
    "value": "currentColor",
    "variable": "var(--hr-colors-current)"
  },
  "colors.canvas": {
    "value": "var(--hr-canvas)",
    "variable": "var(--hr-colors-canvas)"
  },
  "colors.surface": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-surface)"
  },
  "colors.raised": {
    "value": "var(--hr-raised)",
    "variable": "var(--hr-colors-raised)"
  },
  "colors.inset": {
    "value": "var(--hr-inset)",
    "variable": "var(--hr-colors-inset)"
  },
  "colors.hover": {
    "value": "var(--hr-hover)",
    "variable": "var(--hr-colors-hover)"
  },
  "colors.scrim": {
    "value": "var(--hr-scrim)",
    "variable": "var(--hr-colors-scrim)"
  },
  "colors.text": {
    "value": "var(--hr-text)",
    "variable": "var(--hr-colors-text)"
  },
  "colors.text.muted": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-text-muted)"
  },
  "colors.accent": {
    "value": "var(--hr-accent)",
    "variable": "var(--hr-colors-accent)"
  },
  "colors.accent.subtle": {
    "value": "var(--hr-accent-subtle)",
    "variable": "var(--hr-colors-accent-subtle)"
  },
  "colors.accent.text": {
    "value": "var(--hr-accent-text)",
    "variable": "var(--hr-colors-accent-text)"
  },
  "colors.accent.hover": {
    "value": "var(--hr-accent-hover)",
    "variable": "var(--hr-colors-accent-hover)"
  },
  "colors.accent.contrast": {
    "value": "var(--hr-accent-contrast)",
    "variable": "var(--hr-colors-accent-contrast)"
  },
  "colors.accent.solid": {
    "value": "var(--hr-accent)",
    "variable": "var(--hr-colors-accent-solid)"
  },
  "colors.accent.fg": {
    "value": "var(--hr-accent-text)",
    "variable": "var(--hr-colors-accent-fg)"
  },
  "colors.accent.muted": {
    "value": "var(--hr-accent-subtle)",
    "variable": "var(--hr-colors-accent-muted)"
  },
  "colors.accent.emphasized": {
    "value": "var(--hr-accent)",
    "variable": "var(--hr-colors-accent-emphasized)"
  },
  "colors.accent.focusRing": {
    "value": "var(--hr-accent)",
    "variable": "var(--hr-colors-accent-focus-ring)"
  },
  "colors.accent.border": {
    "value": "var(--hr-accent)",
    "variable": "var(--hr-colors-accent-border)"
  },
  "colors.success": {
    "value": "var(--hr-success)",
    "variable": "var(--hr-colors-success)"
  },
  "colors.success.subtle": {
    "value": "var(--hr-success-subtle)",
    "variable": "var(--hr-colors-success-subtle)"
  },
  "colors.success.text": {
    "value": "var(--hr-success-text)",
    "variable": "var(--hr-colors-success-text)"
  },
  "colors.success.hover": {
    "value": "var(--hr-success)",
    "variable": "var(--hr-colors-success-hover)"
  },
  "colors.success.contrast": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-success-contrast)"
  },
  "colors.success.solid": {
    "value": "var(--hr-success)",
    "variable": "var(--hr-colors-success-solid)"
  },
  "colors.success.fg": {
    "value": "var(--hr-success-text)",
    "variable": "var(--hr-colors-success-fg)"
  },
  "colors.success.muted": {
    "value": "var(--hr-success-subtle)",
    "variable": "var(--hr-colors-success-muted)"
  },
  "colors.success.emphasized": {
    "value": "var(--hr-success)",
    "variable": "var(--hr-colors-success-emphasized)"
  },
  "colors.success.focusRing": {
    "value": "var(--hr-success)",
    "variable": "var(--hr-colors-success-focus-ring)"
  },
  "colors.success.border": {
    "value": "var(--hr-success)",
    "variable": "var(--hr-colors-success-border)"
  },
  "colors.warning": {
    "value": "var(--hr-warning)",
    "variable": "var(--hr-colors-warning)"
  },
  "colors.warning.subtle": {
    "value": "var(--hr-warning-subtle)",
    "variable": "var(--hr-colors-warning-subtle)"
  },
  "colors.warning.text": {
    "value": "var(--hr-warning-text)",
    "variable": "var(--hr-colors-warning-text)"
  },
  "colors.warning.hover": {
    "value": "var(--hr-warning)",
    "variable": "var(--hr-colors-warning-hover)"
  },
  "colors.warning.contrast": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-warning-contrast)"
  },
  "colors.warning.solid": {
    "value": "var(--hr-warning)",
    "variable": "var(--hr-colors-warning-solid)"
  },
  "colors.warning.fg": {
    "value": "var(--hr-warning-text)",
    "variable": "var(--hr-colors-warning-fg)"
  },
  "colors.warning.muted": {
    "value": "var(--hr-warning-subtle)",
    "variable": "var(--hr-colors-warning-muted)"
  },
  "colors.warning.emphasized": {
    "value": "var(--hr-warning)",
    "variable": "var(--hr-colors-warning-emphasized)"
  },
  "colors.warning.focusRing": {
    "value": "var(--hr-warning)",
    "variable": "var(--hr-colors-warning-focus-ring)"
  },
  "colors.warning.border": {
    "value": "var(--hr-warning)",
    "variable": "var(--hr-colors-warning-border)"
  },
  "colors.danger": {
    "value": "var(--hr-danger)",
    "variable": "var(--hr-colors-danger)"
  },
  "colors.danger.subtle": {
    "value": "var(--hr-danger-subtle)",
    "variable": "var(--hr-colors-danger-subtle)"
  },
  "colors.danger.text": {
    "value": "var(--hr-danger-text)",
    "variable": "var(--hr-colors-danger-text)"
  },
  "colors.danger.hover": {
    "value": "var(--hr-danger-hover)",
    "variable": "var(--hr-colors-danger-hover)"
  },
  "colors.danger.contrast": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-danger-contrast)"
  },
  "colors.danger.solid": {
    "value": "var(--hr-danger)",
    "variable": "var(--hr-colors-danger-solid)"
  },
  "colors.danger.fg": {
    "value": "var(--hr-danger-text)",
    "variable": "var(--hr-colors-danger-fg)"
  },
  "colors.danger.muted": {
    "value": "var(--hr-danger-subtle)",
    "variable": "var(--hr-colors-danger-muted)"
  },
  "colors.danger.emphasized": {
    "value": "var(--hr-danger)",
    "variable": "var(--hr-colors-danger-emphasized)"
  },
  "colors.danger.focusRing": {
    "value": "var(--hr-danger)",
    "variable": "var(--hr-colors-danger-focus-ring)"
  },
  "colors.danger.border": {
    "value": "var(--hr-danger)",
    "variable": "var(--hr-colors-danger-border)"
  },
  "colors.info": {
    "value": "var(--hr-info)",
    "variable": "var(--hr-colors-info)"
  },
  "colors.info.subtle": {
    "value": "var(--hr-info-subtle)",
    "variable": "var(--hr-colors-info-subtle)"
  },
  "colors.info.text": {
    "value": "var(--hr-info-text)",
    "variable": "var(--hr-colors-info-text)"
  },
  "colors.info.hover": {
    "value": "var(--hr-info)",
    "variable": "var(--hr-colors-info-hover)"
  },
  "colors.info.contrast": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-info-contrast)"
  },
  "colors.info.solid": {
    "value": "var(--hr-info)",
    "variable": "var(--hr-colors-info-solid)"
  },
  "colors.info.fg": {
    "value": "var(--hr-info-text)",
    "variable": "var(--hr-colors-info-fg)"
  },
  "colors.info.muted": {
    "value": "var(--hr-info-subtle)",
    "variable": "var(--hr-colors-info-muted)"
  },
  "colors.info.emphasized": {
    "value": "var(--hr-info)",
    "variable": "var(--hr-colors-info-emphasized)"
  },
  "colors.info.focusRing": {
    "value": "var(--hr-info)",
    "variable": "var(--hr-colors-info-focus-ring)"
  },
  "colors.info.border": {
    "value": "var(--hr-info)",
    "variable": "var(--hr-colors-info-border)"
  },
  "colors.neutral": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral)"
  },
  "colors.neutral.subtle": {
    "value": "var(--hr-inset)",
    "variable": "var(--hr-colors-neutral-subtle)"
  },
  "colors.neutral.text": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral-text)"
  },
  "colors.neutral.hover": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral-hover)"
  },
  "colors.neutral.contrast": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-neutral-contrast)"
  },
  "colors.neutral.solid": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral-solid)"
  },
  "colors.neutral.fg": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral-fg)"
  },
  "colors.neutral.muted": {
    "value": "var(--hr-inset)",
    "variable": "var(--hr-colors-neutral-muted)"
  },
  "colors.neutral.emphasized": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral-emphasized)"
  },
  "colors.neutral.focusRing": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral-focus-ring)"
  },
  "colors.neutral.border": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-neutral-border)"
  },
  "colors.border": {
    "value": "var(--hr-border)",
    "variable": "var(--hr-colors-border)"
  },
  "colors.border.strong": {
    "value": "var(--hr-border-strong)",
    "variable": "var(--hr-colors-border-strong)"
  },
  "colors.border.muted": {
    "value": "var(--hr-border)",
    "variable": "var(--hr-colors-border-muted)"
  },
  "colors.border.subtle": {
    "value": "var(--hr-border)",
    "variable": "var(--hr-colors-border-subtle)"
  },
  "colors.border.emphasized": {
    "value": "var(--hr-border-strong)",
    "variable": "var(--hr-colors-border-emphasized)"
  },
  "colors.border.inverted": {
    "value": "var(--hr-border)",
    "variable": "var(--hr-colors-border-inverted)"
  },
  "colors.border.error": {
    "value": "var(--hr-danger)",
    "variable": "var(--hr-colors-border-error)"
  },
  "colors.bg": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-bg)"
  },
  "colors.bg.subtle": {
    "value": "var(--hr-canvas)",
    "variable": "var(--hr-colors-bg-subtle)"
  },
  "colors.bg.muted": {
    "value": "var(--hr-inset)",
    "variable": "var(--hr-colors-bg-muted)"
  },
  "colors.bg.emphasized": {
    "value": "var(--hr-inset)",
    "variable": "var(--hr-colors-bg-emphasized)"
  },
  "colors.bg.panel": {
    "value": "var(--hr-raised)",
    "variable": "var(--hr-colors-bg-panel)"
  },
  "colors.bg.error": {
    "value": "var(--hr-danger-subtle)",
    "variable": "var(--hr-colors-bg-error)"
  },
  "colors.bg.inverted": {
    "value": "var(--hr-text)",
    "variable": "var(--hr-colors-bg-inverted)"
  },
  "colors.fg": {
    "value": "var(--hr-text)",
    "variable": "var(--hr-colors-fg)"
  },
  "colors.fg.muted": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-fg-muted)"
  },
  "colors.fg.subtle": {
    "value": "var(--hr-text-muted)",
    "variable": "var(--hr-colors-fg-subtle)"
  },
  "colors.fg.inverted": {
    "value": "var(--hr-surface)",
    "variable": "var(--hr-colors-fg-inverted)"
  },
  "colors.fg.error": {
    "value": "var(--hr-danger-text)",
    "variable": "var(--hr-colors-fg-error)"
  },
  "colors.fg.warning": {
    "value": "var(--hr-warning-text)",
    "variable": "var(--hr-colors-fg-warning)"
  },
  "colors.fg.success": {
    "value": "var(--hr-success-text)",
    "variable": "var(--hr-colors-fg-success)"
  },
  "colors.fg.info": {
    "value": "var(--hr-info-text)",
    "variable": "var(--hr-colors-fg-info)"
  },
  "spacing.0": {
    "value": "0rem",
    "variable": "var(--hr-spacing-0)"
  },
  "spacing.1": {
    "value": "0.25rem",
    "variable": "var(--hr-spacing-1)"
  },
  "spacing.2": {
    "value": "0.5rem",
    "variable": "var(--hr-spacing-2)"
  },
  "spacing.3": {
    "value": "0.75rem",
    "variable": "var(--hr-spacing-3)"
  },
  "spacing.4": {
    "value": "1rem",
    "variable": "var(--hr-spacing-4)"
  },
  "spacing.5": {
    "value": "1.25rem",
    "variable": "var(--hr-spacing-5)"
  },
  "spacing.6": {
    "value": "1.5rem",
    "variable": "var(--hr-spacing-6)"
  },
  "spacing.7": {
    "value": "1.75rem",
    "variable": "var(--hr-spacing-7)"
  },
  "spacing.8": {
    "value": "2rem",
    "variable": "var(--hr-spacing-8)"
  },
  "spacing.9": {
    "value": "2.25rem",
    "variable": "var(--hr-spacing-9)"
  },
  "spacing.10": {
    "value": "2.5rem",
    "variable": "var(--hr-spacing-10)"
  },
  "spacing.11": {
    "value": "2.75rem",
    "variable": "var(--hr-spacing-11)"
  },
  "spacing.12": {
    "value": "3rem",
    "variable": "var(--hr-spacing-12)"
  },
  "spacing.14": {
    "value": "3.5rem",
    "variable": "var(--hr-spacing-14)"
  },
  "spacing.16": {
    "value": "4rem",
    "variable": "var(--hr-spacing-16)"
  },
  "spacing.20": {
    "value": "5rem",
    "variable": "var(--hr-spacing-20)"
  },
  "spacing.24": {
    "value": "6rem",
    "variable": "var(--hr-spacing-24)"
  },
  "spacing.0.5": {
    "value": "0.125rem",
    "variable": "var(--hr-spacing-0\\.5)"
  },
  "spacing.1.5": {
    "value": "0.375rem",
    "variable": "var(--hr-spacing-1\\.5)"
  },
  "spacing.2.5": {
    "value": "0.625rem",
    "variable": "var(--hr-spacing-2\\.5)"
  },
  "spacing.3.5": {
    "value": "0.875rem",
    "variable": "var(--hr-spacing-3\\.5)"
  },
  "spacing.5.5": {
    "value": "1.375rem",
    "variable": "var(--hr-spacing-5\\.5)"
  },
  "sizes.0": {
    "value": "0rem",
    "variable": "var(--hr-sizes-0)"
  },
  "sizes.1": {
    "value": "0.25rem",
    "variable": "var(--hr-sizes-1)"
  },
  "sizes.2": {
    "value": "0.5rem",
    "variable": "var(--hr-sizes-2)"
  },
  "sizes.3": {
    "value": "0.75rem",
    "variable": "var(--hr-sizes-3)"
  },
  "sizes.4": {
    "value": "1rem",
    "variable": "var(--hr-sizes-4)"
  },
  "sizes.5": {
    "value": "1.25rem",
    "variable": "var(--hr-sizes-5)"
  },
  "sizes.6": {
    "value": "1.5rem",
    "variable": "var(--hr-sizes-6)"
  },
  "sizes.7": {
    "value": "1.75rem",
    "variable": "var(--hr-sizes-7)"
  },
  "sizes.8": {
    "value": "2rem",
    "variable": "var(--hr-sizes-8)"
  },
  "sizes.9": {
    "value": "2.25rem",
    "variable": "var(--hr-sizes-9)"
  },
  "sizes.10": {
    "value": "2.5rem",
    "variable": "var(--hr-sizes-10)"
  },
  "sizes.11": {
    "value": "2.75rem",
    "variable": "var(--hr-sizes-11)"
  },
  "sizes.12": {
    "value": "3rem",
    "variable": "var(--hr-sizes-12)"
  },
  "sizes.14": {
    "value": "3.5rem",
    "variable": "var(--hr-sizes-14)"
  },
  "sizes.16": {
    "value": "4rem",
    "variable": "var(--hr-sizes-16)"
  },
  "sizes.20": {
    "value": "5rem",
    "variable": "var(--hr-sizes-20)"
  },
  "sizes.24": {
    "value": "6rem",
    "variable": "var(--hr-sizes-24)"
  },
  "sizes.28": {
    "value": "7rem",
    "variable": "var(--hr-sizes-28)"
  },
  "sizes.32": {
    "value": "8rem",
    "variable": "var(--hr-sizes-32)"
  },
  "sizes.36": {
    "value": "9rem",
    "variable": "var(--hr-sizes-36)"
  },
  "sizes.40": {
    "value": "10rem",
    "variable": "var(--hr-sizes-40)"
  },
  "sizes.44": {
    "value": "11rem",
    "variable": "var(--hr-sizes-44)"
  },
  "sizes.48": {
    "value": "12rem",
    "variable": "var(--hr-sizes-48)"
  },
  "sizes.52": {
    "value": "13rem",
    "variable": "var(--hr-sizes-52)"
  },
  "sizes.56": {
    "value": "14rem",
    "variable": "var(--hr-sizes-56)"
  },
  "sizes.64": {
    "value": "16rem",
    "variable": "var(--hr-sizes-64)"
  },
  "sizes.72": {
    "value": "18rem",
    "variable": "var(--hr-sizes-72)"
  },
  "sizes.80": {
    "value": "20rem",
    "variable": "var(--hr-sizes-80)"
  },
  "sizes.96": {
    "value": "24rem",
    "variable": "var(--hr-sizes-96)"
  },
  "sizes.0.5": {
    "value": "0.125rem",
    "variable": "var(--hr-sizes-0\\.5)"
  },
  "sizes.1.5": {
    "value": "0.375rem",
    "variable": "var(--hr-sizes-1\\.5)"
  },
  "sizes.2.5": {
    "value": "0.625rem",
    "variable": "var(--hr-sizes-2\\.5)"
  },
  "sizes.3.5": {
    "value": "0.875rem",
    "variable": "var(--hr-sizes-3\\.5)"
  },
  "sizes.5.5": {
    "value": "1.375rem",
    "variable": "var(--hr-sizes-5\\.5)"
  },
  "sizes.full": {
    "value": "100%",
    "variable": "var(--hr-sizes-full)"
  },
  "sizes.min": {
    "value": "min-content",
    "variable": "var(--hr-sizes-min)"
  },
  "sizes.max": {
    "value": "max-content",
    "variable": "var(--hr-sizes-max)"
  },
  "sizes.form": {
    "value": "40rem",
    "variable": "var(--hr-sizes-form)"
  },
  "sizes.formWide": {
    "value": "64rem",
    "variable": "var(--hr-sizes-form-wide)"
  },
  "sizes.prose": {
    "value": "72ch",
    "variable": "var(--hr-sizes-prose)"
  },
  "sizes.page": {
    "value": "90rem",
    "variable": "var(--hr-sizes-page)"
  },
  "sizes.breakpoint-sm": {
    "value": "30rem",
    "variable": "var(--hr-sizes-breakpoint-sm)"
  },
  "sizes.breakpoint-md": {
    "value": "48rem",
    "variable": "var(--hr-sizes-breakpoint-md)"
  },
  "sizes.breakpoint-lg": {
    "value": "64rem",
    "variable": "var(--hr-sizes-breakpoint-lg)"
  },
  "sizes.breakpoint-xl": {
    "value": "80rem",
    "variable": "var(--hr-sizes-breakpoint-xl)"
  },
  "sizes.breakpoint-2xl": {
    "value": "96rem",
    "variable": "var(--hr-sizes-breakpoint-2xl)"
  },
  "fonts.body": {
    "value": "\"Inter Variable\", \"Inter Fallback\", system-ui, sans-serif",
    "variable": "var(--hr-fonts-body)"
  },
  "fonts.heading": {
    "value": "\"Inter Variable\", \"Inter Fallback\", system-ui, sans-serif",
    "variable": "var(--hr-fonts-heading)"
  },
  "fonts.mono": {
    "value": "ui-monospace, \"SFMono-Regular\", Menlo, Consolas, monospace",
    "variable": "var(--hr-fonts-mono)"
  },
  "fontSizes.xs": {
    "value": "0.75rem",
    "variable": "var(--hr-font-sizes-xs)"
  },
  "fontSizes.sm": {
    "value": "0.8125rem",
    "variable": "var(--hr-font-sizes-sm)"
  },
  "fontSizes.md": {
    "value": "0.875rem",
    "variable": "var(--hr-font-sizes-md)"
  },
  "fontSizes.lg": {
    "value": "1rem",
    "variable": "var(--hr-font-sizes-lg)"
  },
  "fontSizes.xl": {
    "value": "1.25rem",
    "variable": "var(--hr-font-sizes-xl)"
  },
  "fontSizes.2xl": {
    "value": "1.5rem",
    "variable": "var(--hr-font-sizes-2xl)"
  },
  "fontSizes.3xl": {
    "value": "1.875rem",
    "variable": "var(--hr-font-sizes-3xl)"
  },
  "lineHeights.xs": {
    "value": "1rem",
    "variable": "var(--hr-line-heights-xs)"
  },
  "lineHeights.sm": {
    "value": "1.125rem",
    "variable": "var(--hr-line-heights-sm)"
  },
  "lineHeights.md": {
    "value": "1.25rem",
    "variable": "var(--hr-line-heights-md)"
  },
  "lineHeights.lg": {
    "value": "1.5rem",
    "variable": "var(--hr-line-heights-lg)"
  },
  "lineHeights.xl": {
    "value": "1.75rem",
    "variable": "var(--hr-line-heights-xl)"
  },
  "lineHeights.2xl": {
    "value": "2rem",
    "variable": "var(--hr-line-heights-2xl)"
  },
  "lineHeights.3xl": {
    "value": "2.375rem",
    "variable": "var(--hr-line-heights-3xl)"
  },
  "fontWeights.normal": {
    "value": "400",
    "variable": "var(--hr-font-weights-normal)"
  },
  "fontWeights.medium": {
    "value": "500",
    "variable": "var(--hr-font-weights-medium)"
  },
  "fontWeights.semibold": {
    "value": "600",
    "variable": "var(--hr-font-weights-semibold)"
  },
  "radii.none": {
    "value": "0",
    "variable": "var(--hr-radii-none)"
  },
  "radii.xs": {
    "value": "0.25rem",
    "variable": "var(--hr-radii-xs)"
  },
  "radii.sm": {
    "value": "0.25rem",
    "variable": "var(--hr-radii-sm)"
  },
  "radii.control": {
    "value": "0.375rem",
    "variable": "var(--hr-radii-control)"
  },
  "radii.md": {
    "value": "0.375rem",
    "variable": "var(--hr-radii-md)"
  },
  "radii.card": {
    "value": "0.625rem",
    "variable": "var(--hr-radii-card)"
  },
  "radii.lg": {
    "value": "0.625rem",
    "variable": "var(--hr-radii-lg)"
  },
  "radii.full": {
    "value": "9999px",
    "variable": "var(--hr-radii-full)"
  },
  "shadows.floating": {
    "value": "var(--hr-shadow)",
    "variable": "var(--hr-shadows-floating)"
  },
  "shadows.sm": {
    "value": "none",
    "variable": "var(--hr-shadows-sm)"
  },
  "shadows.md": {
    "value": "var(--hr-shadow)",
    "variable": "var(--hr-shadows-md)"
  },
  "shadows.lg": {
    "value": "var(--hr-shadow)",
    "variable": "var(--hr-shadows-lg)"
  },
  "durations.fast": {
    "value": "120ms",
    "variable": "var(--hr-durations-fast)"
  },
  "durations.moderate": {
    "value": "150ms",
    "variable": "var(--hr-durations-moderate)"
  },
  "durations.slow": {
    "value": "180ms",
    "variable": "var(--hr-durations-slow)"
  },
  "easings.default": {
    "value": "cubic-bezier(0.2, 0, 0, 1)",
    "variable": "var(--hr-easings-default)"
  },
  "zIndex.base": {
    "value": "0",
    "variable": "var(--hr-z-index-base)"
  },
  "zIndex.sticky": {
    "value": "10",
    "variable": "var(--hr-z-index-sticky)"
  },
  "zIndex.docked": {
    "value": "20",
    "variable": "var(--hr-z-index-docked)"
  },
  "zIndex.overlay": {
    "value": "30",
    "variable": "var(--hr-z-index-overlay)"
  },
  "zIndex.modal": {
    "value": "40",
    "variable": "var(--hr-z-index-modal)"
  },
  "zIndex.popover": {
    "value": "50",
    "variable": "var(--hr-z-index-popover)"
  },
  "zIndex.dropdown": {
    "value": "50",
    "variable": "var(--hr-z-index-dropdown)"
  },
  "zIndex.tooltip": {
    "value": "60",
    "variable": "var(--hr-z-index-tooltip)"
  },
  "breakpoints.sm": {
    "value": "30rem",
    "variable": "var(--hr-breakpoints-sm)"
  },
  "breakpoints.md": {
    "value": "48rem",
    "variable": "var(--hr-breakpoints-md)"
  },
  "breakpoints.lg": {
    "value": "64rem",
    "variable": "var(--hr-breakpoints-lg)"
  },
  "breakpoints.xl": {
    "value": "80rem",
    "variable": "var(--hr-breakpoints-xl)"
  },
  "breakpoints.2xl": {
    "value": "96rem",
    "variable": "var(--hr-breakpoints-2xl)"
  },
  "spacing.-1": {
    "value": "calc(var(--hr-spacing-1) * -1)",
    "variable": "var(--hr-spacing-1)"
  },
  "spacing.-2": {
    "value": "calc(var(--hr-spacing-2) * -1)",
    "variable": "var(--hr-spacing-2)"
  },
  "spacing.-3": {
    "value": "calc(var(--hr-spacing-3) * -1)",
    "variable": "var(--hr-spacing-3)"
  },
  "spacing.-4": {
    "value": "calc(var(--hr-spacing-4) * -1)",
    "variable": "var(--hr-spacing-4)"
  },
  "spacing.-5": {
    "value": "calc(var(--hr-spacing-5) * -1)",
    "variable": "var(--hr-spacing-5)"
  },
  "spacing.-6": {
    "value": "calc(var(--hr-spacing-6) * -1)",
    "variable": "var(--hr-spacing-6)"
  },
  "spacing.-7": {
    "value": "calc(var(--hr-spacing-7) * -1)",
    "variable": "var(--hr-spacing-7)"
  },
  "spacing.-8": {
    "value": "calc(var(--hr-spacing-8) * -1)",
    "variable": "var(--hr-spacing-8)"
  },
  "spacing.-9": {
    "value": "calc(var(--hr-spacing-9) * -1)",
    "variable": "var(--hr-spacing-9)"
  },
  "spacing.-10": {
    "value": "calc(var(--hr-spacing-10) * -1)",
    "variable": "var(--hr-spacing-10)"
  },
  "spacing.-11": {
    "value": "calc(var(--hr-spacing-11) * -1)",
    "variable": "var(--hr-spacing-11)"
  },
  "spacing.-12": {
    "value": "calc(var(--hr-spacing-12) * -1)",
    "variable": "var(--hr-spacing-12)"
  },
  "spacing.-14": {
    "value": "calc(var(--hr-spacing-14) * -1)",
    "variable": "var(--hr-spacing-14)"
  },
  "spacing.-16": {
    "value": "calc(var(--hr-spacing-16) * -1)",
    "variable": "var(--hr-spacing-16)"
  },
  "spacing.-20": {
    "value": "calc(var(--hr-spacing-20) * -1)",
    "variable": "var(--hr-spacing-20)"
  },
  "spacing.-24": {
    "value": "calc(var(--hr-spacing-24) * -1)",
    "variable": "var(--hr-spacing-24)"
  },
  "spacing.-0.5": {
    "value": "calc(var(--hr-spacing-0\\.5) * -1)",
    "variable": "var(--hr-spacing-0\\.5)"
  },
  "spacing.-1.5": {
    "value": "calc(var(--hr-spacing-1\\.5) * -1)",
    "variable": "var(--hr-spacing-1\\.5)"
  },
  "spacing.-2.5": {
    "value": "calc(var(--hr-spacing-2\\.5) * -1)",
    "variable": "var(--hr-spacing-2\\.5)"
  },
  "spacing.-3.5": {
    "value": "calc(var(--hr-spacing-3\\.5) * -1)",
    "variable": "var(--hr-spacing-3\\.5)"
  },
  "spacing.-5.5": {
    "value": "calc(var(--hr-spacing-5\\.5) * -1)",
    "variable": "var(--hr-spacing-5\\.5)"
  },
  "colors.colorPalette": {
    "value": "var(--hr-colors-color-palette)",
    "variable": "var(--hr-colors-color-palette)"
  },
  "colors.colorPalette.muted": {
    "value": "var(--hr-colors-color-palette-muted)",
    "variable": "var(--hr-colors-color-palette-muted)"
  },
  "colors.colorPalette.subtle": {
    "value": "var(--hr-colors-color-palette-subtle)",
    "variable": "var(--hr-colors-color-palette-subtle)"
  },
  "colors.colorPalette.text": {
    "value": "var(--hr-colors-color-palette-text)",
    "variable": "var(--hr-colors-color-palette-text)"
  },
  "colors.colorPalette.hover": {
    "value": "var(--hr-colors-color-palette-hover)",
    "variable": "var(--hr-colors-color-palette-hover)"
  },
  "colors.colorPalette.contrast": {
    "value": "var(--hr-colors-color-palette-contrast)",
    "variable": "var(--hr-colors-color-palette-contrast)"
  },
  "colors.colorPalette.solid": {
    "value": "var(--hr-colors-color-palette-solid)",
    "variable": "var(--hr-colors-color-palette-solid)"
  },
  "colors.colorPalette.fg": {
    "value": "var(--hr-colors-color-palette-fg)",
    "variable": "var(--hr-colors-color-palette-fg)"
  },
  "colors.colorPalette.emphasized": {
    "value": "var(--hr-colors-color-palette-emphasized)",
    "variable": "var(--hr-colors-color-palette-emphasized)"
  },
  "colors.colorPalette.focusRing": {
    "value": "var(--hr-colors-color-palette-focus-ring)",
    "variable": "var(--hr-colors-color-palette-focus-ring)"
  },
  "colors.colorPalette.border": {
    "value": "var(--hr-colors-color-palette-border)",
    "variable": "var(--hr-colors-color-palette-border)"
  },
  "colors.colorPalette.strong": {
    "value": "var(--hr-colors-color-palette-strong)",
    "variable": "var(--hr-colors-color-palette-strong)"
  },
  "colors.colorPalette.inverted": {
    "value": "var(--hr-colors-color-palette-inverted)",
    "variable": "var(--hr-colors-color-palette-inverted)"
  },
  "colors.colorPalette.error": {
    "value": "var(--hr-colors-color-palette-error)",
    "variable": "var(--hr-colors-color-palette-error)"
  },
  "colors.colorPalette.panel": {
    "value": "var(--hr-colors-color-palette-panel)",
    "variable": "var(--hr-colors-color-palette-panel)"
  },
  "colors.colorPalette.warning": {
    "value": "var(--hr-colors-color-palette-warning)",
    "variable": "var(--hr-colors-color-palette-warning)"
  },
  "colors.colorPalette.success": {
    "value": "var(--hr-colors-color-palette-success)",
    "variable": "var(--hr-colors-color-palette-success)"
  },
  "colors.colorPalette.info": {
    "value": "var(--hr-colors-color-palette-info)",
    "variable": "var(--hr-colors-color-palette-info)"
  }
}

export function token(path, fallback) {
  return tokens[path]?.value || fallback
}

function tokenVar(path, fallback) {
  return tokens[path]?.variable || fallback
}

token.var = tokenVar