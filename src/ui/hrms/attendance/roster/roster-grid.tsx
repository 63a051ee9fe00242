/** The board: people by day, with open shifts above and the coverage of needs below. */
import { css, cx } from "#generated/styles/css/index.js";
import { type KeyboardEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { OpenShift, RosterBoard } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { hoursText } from "../../../kit/hours-text.ts";
import { DayCell } from "./day-cell.tsx";
import { type Cell, type Choice, sameCell, shiftsOf } from "./planning.ts";
import { shiftColour } from "./shift-colour.ts";

const head = css({
  fontSize: "xs",
  fontWeight: "medium",
  color: "text.muted",
  py: "2",
  px: "1",
  textAlign: "center",
  minW: "5.25rem",
});
const now = css({ color: "accent.text", fontWeight: "bold" });
const festive = css({ color: "danger.text" });
const personCell = css({
  position: "sticky",
  insetInlineStart: "0",
  zIndex: "1",
  bg: "surface",
  px: "4",
  py: "1",
  w: "14rem",
  minW: "11rem",
  maxW: "14rem",
  textAlign: "start",
  fontWeight: "normal",
  lineHeight: "1.25",
  overflowWrap: "anywhere",
});
const line = css({ borderTopWidth: "1px", borderColor: "border" });
const data = css({ p: "0.5", borderInlineStartWidth: "1px", borderColor: "border", verticalAlign: "top" });
const small = css({ display: "block", color: "text.muted", fontSize: "xs", lineHeight: "xs" });
const openButton = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignContent: "center",
  gap: "1",
  w: "full",
  minH: "9",
  borderRadius: "md",
  cursor: "pointer",
  bg: "transparent",
  _hover: { bg: "hover" },
});
const openChip = css({ px: "1.5", borderRadius: "full", fontSize: "xs", fontWeight: "semibold", lineHeight: "1.4" });
const count = css({ textAlign: "center", fontSize: "sm", fontVariantNumeric: "tabular-nums", py: "1.5" });
const short = css({ color: "danger.text", fontWeight: "bold" });

interface RosterGridProps {
  readonly board: RosterBoard;
  readonly days: readonly string[];
  readonly editable: boolean;
  readonly onOpen: (cell: Cell) => void;
  readonly onOpenShifts: (date: string) => void;
  readonly onPlan: (cell: Cell, choice: Choice) => void;
  readonly onMove: (from: Cell, to: Cell, choice: Choice) => void;
}

const steps: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export function RosterGrid({ board, days, editable, onOpen, onOpenShifts, onPlan, onMove }: RosterGridProps) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<Cell>();
  const copied = useRef<Choice>(undefined);
  const shifts = shiftsOf(board);
  const holidays = new Map(board.holidays.map(({ date, name }) => [date, name]));
  const { items, openShifts, coverage, today } = board;
  const first = items[0] && items[0].days[0] && { employeeId: items[0].employeeId, date: items[0].days[0].date };
  const known = current && items.some((one) => one.employeeId === current.employeeId) && days.includes(current.date);
  const reachable = known ? current : first;

  const focusOn = (cell: Cell): boolean => {
    const found = table.current?.querySelector<HTMLElement>(`[data-cell="${cell.employeeId} ${cell.date}"]`);
    found?.focus();
    return found !== null && found !== undefined;
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, cell: Cell, planned: Choice | undefined): void => {
    const step = steps[event.key];
    const ofClipboard = event.ctrlKey || event.metaKey;
    if (step && !ofClipboard && !event.altKey) {
      event.preventDefault();
      const mirrored = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
      let row = items.findIndex(({ employeeId }) => employeeId === cell.employeeId);
      let day = days.indexOf(cell.date);
      // Days outside of an employment have no cell.
      for (;;) {
        row += step[0];
        day += step[1] * mirrored;
        const [person, date] = [items[row], days[day]];
        if (!person || date === undefined || focusOn({ employeeId: person.employeeId, date })) return;
      }
    }
    if (!editable) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      if (planned !== undefined) onPlan(cell, "clear");
    }
    if (ofClipboard && event.key === "c" && planned !== undefined) copied.current = planned;
    if (ofClipboard && event.key === "v" && copied.current !== undefined) {
      event.preventDefault();
      onPlan(cell, copied.current);
    }
  };

  return (
    <table
      ref={table}
      aria-label={t("roster.title")}
      className={css({ w: "full", borderCollapse: "separate", borderSpacing: "0" })}
    >
      <thead>
        <tr>
          <th scope="col" className={cx(personCell, css({ fontSize: "xs", color: "text.muted" }))}>
            {t("roster.person")}
          </th>
          {days.map((date) => (
            <th
              key={date}
              scope="col"
              title={holidays.get(date)}
              className={cx(head, date === today && now, holidays.has(date) && festive)}
            >
              {intl.formatDate(`${date}T00:00:00Z`, { weekday: "short", timeZone: "UTC" })}{" "}
              {intl.formatDate(`${date}T00:00:00Z`, { day: "numeric", month: "short", timeZone: "UTC" })}
              {holidays.has(date) && <VisuallyHidden>{holidays.get(date)}</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={cx(personCell, line)}>
            {t("roster.openShifts")}
          </th>
          {days.map((date) => {
            const own = openShifts.filter((one) => one.date === date);
            return (
              <td key={date} className={cx(data, line)}>
                <button
                  type="button"
                  className={openButton}
                  data-open={date}
                  aria-label={t("roster.openCell", { date: format.date(date), count: own.length })}
                  onClick={() => onOpenShifts(date)}
                >
                  <OpenChips open={own} codes={shifts} />
                </button>
              </td>
            );
          })}
        </tr>
        {items.map((person) => {
          const byDate = new Map(person.days.map((day) => [day.date, day]));
          return (
            <tr key={person.employeeId}>
              <th scope="row" className={cx(personCell, line)}>
                {person.fullName}
                <span className={small}>
                  {[person.department, t("roster.hours", { hours: hoursText(person.minutes) })]
                    .filter((part) => part !== null)
                    .join(" · ")}
                </span>
              </th>
              {days.map((date) => {
                const day = byDate.get(date);
                const cell = { employeeId: person.employeeId, date };
                return (
                  <td key={date} className={cx(data, line)}>
                    {day && (
                      <DayCell
                        person={person}
                        day={day}
                        shifts={shifts}
                        editable={editable}
                        reachable={sameCell(reachable, cell)}
                        onOpen={onOpen}
                        onFocus={setCurrent}
                        onKey={onKey}
                        onDrop={(to, choice, from) => (from ? onMove(from, to, choice) : onPlan(to, choice))}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      {coverage.length > 0 && (
        <tfoot>
          {[...Map.groupBy(coverage, ({ needId }) => needId)].map(([needId, rows]) => (
            <tr key={needId}>
              <th scope="row" className={cx(personCell, line)}>
                {rows[0]?.name}
                <span className={small}>{t("roster.coverage")}</span>
              </th>
              {days.map((date) => {
                const row = rows.find((one) => one.date === date);
                return (
                  <td key={date} className={cx(data, line, count, row && row.planned < row.need && short)}>
                    {row && (
                      <>
                        <span aria-hidden>{`${row.planned} / ${row.need}`}</span>
                        <VisuallyHidden>{t("roster.coverageCell", { ...row, date: format.date(date) })}</VisuallyHidden>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

function OpenChips({
  open,
  codes,
}: {
  open: readonly OpenShift[];
  codes: ReadonlyMap<string, { readonly code: string }>;
}) {
  const free = open.filter(({ takenById }) => takenById === null);
  return [...Map.groupBy(free, ({ shiftId }) => shiftId)].map(([shiftId, own]) => (
    <span key={shiftId} aria-hidden className={cx(openChip, shiftColour[own[0]?.colour ?? "grey"])}>
      {`${codes.get(shiftId)?.code ?? ""}${own.length > 1 ? ` ×${own.length}` : ""}`}
    </span>
  ));
}
