/** What is planned on a day, as a chip for the eye; drafts have a dashed edge. The button around it says the same in words. */
import { css, cx } from "#generated/styles/css/index.js";
import { Lock } from "lucide-react";
import type { RosterDay, RosterShift } from "#generated/hrms/schema.ts";
import { useText } from "../../../messages/use-text.ts";
import { shiftColour } from "./shift-colour.ts";

const chip = css({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  h: "full",
  minH: "9",
  px: "1",
  borderRadius: "md",
  borderWidth: "1px",
  borderColor: "transparent",
  fontSize: "xs",
  lineHeight: "1.2",
  textAlign: "center",
  overflow: "hidden",
});
const draft = css({ borderStyle: "dashed", borderColor: "currentColor!" });
const usual = css({ bg: "transparent!", color: "text.muted!", borderColor: "border!" });
const quiet = css({ color: "text.muted" });
const free = css({ color: "text.muted", fontWeight: "normal!" });
const resting = css({ bg: "inset", color: "text.muted" });
const away = css({ bg: "warning.subtle", color: "warning.text" });
const times = css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
const name = css({ fontWeight: "semibold", maxW: "full", overflow: "hidden", textOverflow: "ellipsis" });

export function DayChip({ day, shift }: { day: RosterDay; shift: RosterShift | undefined }) {
  const t = useText();
  const { kind, state, leave, locked } = day;
  const isDraft = state === "draft" || state === "changed";
  const look = cx(chip, isDraft && draft, state === "usual" && usual);
  const mark = locked && <Lock size={10} aria-hidden />;
  if (kind === "work" && shift)
    return (
      <span aria-hidden className={cx(look, shiftColour[shift.colour])}>
        <span className={name}>
          {shift.code} {mark}
        </span>
        <span className={times}>{leave === null ? `${shift.start}–${shift.end}` : t("roster.leaveHalf")}</span>
      </span>
    );
  if (kind === "off" && state === "usual")
    return (
      <span aria-hidden className={cx(chip, quiet)}>
        {mark || "–"}
      </span>
    );
  return (
    <span
      aria-hidden
      className={cx(look, kind === "leave" || kind === "holiday" ? away : kind === "rest" ? resting : free)}
    >
      <span className={name}>
        {t(`roster.${kind}`)} {mark}
      </span>
      {shift && <span>{shift.code}</span>}
    </span>
  );
}
