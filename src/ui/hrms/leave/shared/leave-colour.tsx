/** The colour of a leave type, beside its name. */
import { css, cx } from "#generated/styles/css/index.js";

const colours: Readonly<Record<string, string>> = {
  blue: css({ bg: "info" }),
  green: css({ bg: "success" }),
  amber: css({ bg: "warning" }),
  red: css({ bg: "danger" }),
  violet: css({ bg: "accent" }),
  teal: css({ bg: "success" }),
  grey: css({ bg: "border.strong" }),
};
const dot = css({ display: "inline-block", boxSize: "2.5", borderRadius: "full", flexShrink: 0 });

export function LeaveColour({ colour }: { colour: string | null }) {
  return <span className={cx(dot, colours[colour ?? "grey"])} aria-hidden />;
}

/** For bars of calendars. */
export const barColour = (colour: string | null): string => colours[colour ?? "grey"] ?? "";
