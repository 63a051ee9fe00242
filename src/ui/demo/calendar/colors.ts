/** Colours of the calendars, whose names are always available too. */
import { css } from "#generated/styles/css/index.js";
import type { CalendarName } from "#generated/demo/schema.ts";
import type { Tone } from "../../kit/status-dot.tsx";

export const tones = {
  Business: "accent",
  Holiday: "success",
  Personal: "danger",
  ETC: "info",
  Family: "warning",
} as const satisfies Record<CalendarName, Tone>;

export const colorOf = (name: CalendarName): string => `var(--hr-${tones[name]})`;
export const contrastOf = (name: CalendarName): string => `var(--hr-${tones[name]}-text)`;

/** Events with an extent are tinted, so that their text stays readable. */
export const tints: Record<CalendarName, string> = {
  Business: css({ bg: "accent.subtle!" }),
  Holiday: css({ bg: "success.subtle!" }),
  Personal: css({ bg: "danger.subtle!" }),
  ETC: css({ bg: "info.subtle!" }),
  Family: css({ bg: "warning.subtle!" }),
};
