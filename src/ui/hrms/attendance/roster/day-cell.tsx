/** A day of a person on the board: opened, painted, dragged, or changed by keys. */
import { css, cx } from "#generated/styles/css/index.js";
import { TriangleAlert } from "lucide-react";
import { memo, type KeyboardEvent } from "react";
import type { RosterDay, RosterPerson, RosterShift } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import { DayChip } from "./day-chip.tsx";
import { type Cell, type Choice, choiceOf, dayWarnings, whatText } from "./planning.ts";
import { useCellDrag } from "./use-cell-drag.ts";

const cellButton = css({
  display: "block",
  position: "relative",
  w: "full",
  h: "11",
  p: "0.5",
  bg: "transparent",
  border: "none",
  borderRadius: "md",
  cursor: "pointer",
  _hover: { bg: "hover" },
  _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
});
const over = css({ outline: "2px dashed", outlineColor: "accent", outlineOffset: "-2px" });
const mark = css({ position: "absolute", insetBlockStart: "0", insetInlineEnd: "0", color: "warning.text" });

interface DayCellProps {
  readonly person: RosterPerson;
  readonly day: RosterDay;
  readonly shifts: ReadonlyMap<string, RosterShift>;
  readonly editable: boolean;
  /** Of all days only one is in the order of tabs. */
  readonly reachable: boolean;
  readonly onOpen: (cell: Cell) => void;
  readonly onFocus: (cell: Cell) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, cell: Cell, planned: Choice | undefined) => void;
  readonly onDrop: (to: Cell, choice: Choice, from: Cell | undefined) => void;
}

export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { person, day, shifts, editable, reachable, onOpen, onFocus, onKey, onDrop } = props;
  const t = useText();
  const format = useFormat();
  const at = { employeeId: person.employeeId, date: day.date };
  const planned = choiceOf(day);
  const mayChange = editable && !day.locked;
  const { cell, isOver } = useCellDrag(at, planned, mayChange, (choice, from) => onDrop(at, choice, from));
  const warned = dayWarnings(person, day.date);
  const label = t("roster.cell", {
    name: person.fullName,
    date: format.date(day.date),
    what: whatText(t, day, shifts),
    state: t(day.locked ? "roster.locked" : `roster.state.${day.state}`),
  });
  return (
    <button
      ref={cell}
      type="button"
      className={cx(cellButton, isOver && over)}
      tabIndex={reachable ? 0 : -1}
      data-cell={`${at.employeeId} ${at.date}`}
      data-state={day.state}
      aria-label={warned > 0 ? t("roster.cellWarned", { cell: label, count: warned }) : label}
      aria-disabled={!mayChange || undefined}
      onClick={() => mayChange && onOpen(at)}
      onFocus={() => onFocus(at)}
      onKeyDown={(event) => onKey(event, at, planned)}
    >
      <DayChip day={day} shift={day.shiftId === null ? undefined : shifts.get(day.shiftId)} />
      {warned > 0 && <TriangleAlert size={12} className={mark} aria-hidden />}
    </button>
  );
});
