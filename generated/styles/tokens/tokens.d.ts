// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
export type Token = `colors.${ColorToken}` | `spacing.${SpacingToken}` | `sizes.${SizeToken}` | `fonts.${FontToken}` | `fontSizes.${FontSizeToken}` | `lineHeights.${LineHeightToken}` | `fontWeights.${FontWeightToken}` | `radii.${RadiusToken}` | `shadows.${ShadowToken}` | `durations.${DurationToken}` | `easings.${EasingToken}` | `zIndex.${ZIndexToken}` | `breakpoints.${BreakpointToken}`

export type ColorPalette = "transparent" | "current" | "canvas" | "surface" | "raised" | "inset" | "hover" | "scrim" | "text" | "accent" | "success" | "warning" | "danger" | "info" | "neutral" | "border" | "bg" | "fg"

export type ColorToken = "transparent" | "current" | "canvas" | "surface" | "raised" | "inset" | "hover" | "scrim" | "text" | "text.muted" | "accent" | "accent.subtle" | "accent.text" | "accent.hover" | "accent.contrast" | "accent.solid" | "accent.fg" | "accent.muted" | "accent.emphasized" | "accent.focusRing" | "accent.border" | "success" | "success.subtle" | "success.text" | "success.hover" | "success.contrast" | "success.solid" | "success.fg" | "success.muted" | "success.emphasized" | "success.focusRing" | "success.border" | "warning" | "warning.subtle" | "warning.text" | "warning.hover" | "warning.contrast" | "warning.solid" | "warning.fg" | "warning.muted" | "warning.emphasized" | "warning.focusRing" | "warning.border" | "danger" | "danger.subtle" | "danger.text" | "danger.hover" | "danger.contrast" | "danger.solid" | "danger.fg" | "danger.muted" | "danger.emphasized" | "danger.focusRing" | "danger.border" | "info" | "info.subtle" | "info.text" | "info.hover" | "info.contrast" | "info.solid" | "info.fg" | "info.muted" | "info.emphasized" | "info.focusRing" | "info.border" | "neutral" | "neutral.subtle" | "neutral.text" | "neutral.hover" | "neutral.contrast" | "neutral.solid" | "neutral.fg" | "neutral.muted" | "neutral.emphasized" | "neutral.focusRing" | "neutral.border" | "border" | "border.strong" | "border.muted" | "border.subtle" | "border.emphasized" | "border.inverted" | "border.error" | "bg" | "bg.subtle" | "bg.muted" | "bg.emphasized" | "bg.panel" | "bg.error" | "bg.inverted" | "fg" | "fg.muted" | "fg.subtle" | "fg.inverted" | "fg.error" | "fg.warning" | "fg.success" | "fg.info" | "colorPalette" | "colorPalette.muted" | "colorPalette.subtle" | "colorPalette.text" | "colorPalette.hover" | "colorPalette.contrast" | "colorPalette.solid" | "colorPalette.fg" | "colorPalette.emphasized" | "colorPalette.focusRing" | "colorPalette.border" | "colorPalette.strong" | "colorPalette.inverted" | "colorPalette.error" | "colorPalette.panel" | "colorPalette.warning" | "colorPalette.success" | "colorPalette.info"

export type SpacingToken = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "14" | "16" | "20" | "24" | "0.5" | "1.5" | "2.5" | "3.5" | "5.5" | "-1" | "-2" | "-3" | "-4" | "-5" | "-6" | "-7" | "-8" | "-9" | "-10" | "-11" | "-12" | "-14" | "-16" | "-20" | "-24" | "-0.5" | "-1.5" | "-2.5" | "-3.5" | "-5.5"

export type SizeToken = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "14" | "16" | "20" | "24" | "28" | "32" | "36" | "40" | "44" | "48" | "52" | "56" | "64" | "72" | "80" | "96" | "0.5" | "1.5" | "2.5" | "3.5" | "5.5" | "full" | "min" | "max" | "form" | "formWide" | "prose" | "page" | "breakpoint-sm" | "breakpoint-md" | "breakpoint-lg" | "breakpoint-xl" | "breakpoint-2xl"

export type FontToken = "body" | "heading" | "mono"

export type FontSizeToken = "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl"

export type LineHeightToken = "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl"

export type FontWeightToken = "normal" | "medium" | "semibold"

export type RadiusToken = "none" | "xs" | "sm" | "control" | "md" | "card" | "lg" | "full"

export type ShadowToken = "floating" | "sm" | "md" | "lg"

export type DurationToken = "fast" | "moderate" | "slow"

export type EasingToken = "default"

export type ZIndexToken = "base" | "sticky" | "docked" | "overlay" | "modal" | "popover" | "dropdown" | "tooltip"

export type BreakpointToken = "sm" | "md" | "lg" | "xl" | "2xl"

export type Tokens = {
		colors: ColorToken
		spacing: SpacingToken
		sizes: SizeToken
		fonts: FontToken
		fontSizes: FontSizeToken
		lineHeights: LineHeightToken
		fontWeights: FontWeightToken
		radii: RadiusToken
		shadows: ShadowToken
		durations: DurationToken
		easings: EasingToken
		zIndex: ZIndexToken
		breakpoints: BreakpointToken
} & { [token: string]: never }

export type TokenCategory = "aspectRatios" | "zIndex" | "opacity" | "colors" | "fonts" | "fontSizes" | "fontWeights" | "lineHeights" | "letterSpacings" | "sizes" | "cursor" | "shadows" | "spacing" | "radii" | "borders" | "borderWidths" | "durations" | "easings" | "animations" | "blurs" | "gradients" | "breakpoints" | "assets"