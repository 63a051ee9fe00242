/** One day on a phone: people below each other. */
import { css } from "#generated/styles/css/index.js";
import { ChevronRight } from "lucide-react";
import type { RosterBoard } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { DayChip } from "./day-chip.tsx";
import { type Cell, dayWarnings, shiftsOf, whatText } from "./planning.ts";

const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 6.5rem auto",
  alignItems: "center",
  gap: "3",
  position: "relative",
  w: "full",
  px: "4",
  py: "2",
  borderTopWidth: "1px",
  borderColor: "border",
  textAlign: "start",
  bg: "transparent",
  _disabled: { cursor: "default" },
});
const small = css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" });

interface DayListProps {
  readonly board: RosterBoard;
  readonly date: string;
  readonly editable: boolean;
  readonly onOpen: (cell: Cell) => void;
  readonly onOpenShifts: (date: string) => void;
}

export function DayList({ board, date, editable, onOpen, onOpenShifts }: DayListProps) {
  const t = useText();
  const shifts = shiftsOf(board);
  const open = board.openShifts.filter((one) => one.date === date && one.takenById === null).length;
  const needs = board.coverage.filter((one) => one.date === date);
  const holiday = board.holidays.find((one) => one.date === date)?.name;
  return (
    <Card className={css({ overflow: "hidden" })}>
      <div className={css({ display: "grid", gap: "2", p: "4" })}>
        {holiday !== undefined && <p className={css({ color: "danger.text" })}>{holiday}</p>}
        {needs.map((need) => (
          <p key={need.needId} className={need.planned < need.need ? css({ color: "danger.text" }) : undefined}>
            {`${need.name}: ${need.planned} / ${need.need}`}
          </p>
        ))}
        <Button className={css({ justifySelf: "start" })} onClick={() => onOpenShifts(date)}>
          {t("roster.openShifts")} ({open})
        </Button>
      </div>
      <ul>
        {board.items.map((person) => {
          const day = person.days.find((one) => one.date === date);
          if (!day) return null;
          const warned = dayWarnings(person, date);
          const state = t(day.locked ? "roster.locked" : `roster.state.${day.state}`);
          const words = `${whatText(t, day, shifts)}, ${state}`;
          return (
            <li key={person.employeeId}>
              <button
                type="button"
                className={row}
                disabled={!editable || day.locked}
                onClick={() => onOpen({ employeeId: person.employeeId, date })}
              >
                <span className={css({ overflowWrap: "anywhere" })}>
                  {person.fullName}
                  {person.department !== null && <span className={small}>{person.department}</span>}
                </span>
                <VisuallyHidden>
                  {warned > 0 ? t("roster.cellWarned", { cell: words, count: warned }) : words}
                </VisuallyHidden>
                <DayChip day={day} shift={day.shiftId === null ? undefined : shifts.get(day.shiftId)} />
                <ChevronRight size={16} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
