/** Colours of shifts in rosters. */
import { css } from "#generated/styles/css/index.js";
import type { RosterShift } from "#generated/hrms/schema.ts";

const blue = css({ bg: "info.subtle", color: "info.text" });
const green = css({ bg: "success.subtle", color: "success.text" });

export const shiftColour: Readonly<Record<RosterShift["colour"], string>> = {
  blue,
  green,
  amber: css({ bg: "warning.subtle", color: "warning.text" }),
  red: css({ bg: "danger.subtle", color: "danger.text" }),
  violet: css({ bg: "accent.subtle", color: "accent.text" }),
  teal: css({ bg: "success.subtle", color: "success.text" }),
  grey: css({ bg: "inset", color: "text" }),
};
