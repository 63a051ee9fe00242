/** A month on which days are chosen: holidays, rest days, own leave and how many of the team are away. */
import { css, cx } from "#generated/styles/css/index.js";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useListLeaveDays } from "#generated/hrms/hooks/leave-balances.ts";
import type { LeaveDay } from "#generated/hrms/schema.ts";
import { IconButton } from "../../../kit/button.tsx";
import { addDays, dateOf, firstWeekday, partsOf, weekday } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";

const cell = css({
  position: "relative",
  w: "full",
  minH: { base: "11", sm: "12" },
  borderRadius: "md",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  _hover: { bg: "hover" },
});
const outside = css({ color: "text.muted", fontSize: "xs" });
const free = css({ color: "text.muted", bg: "canvas" });
const holiday = css({ color: "danger.text", fontWeight: "semibold" });
const own = css({ boxShadow: "inset 0 -3px 0 0 var(--colors-success)" });
const blackout = css({ bg: "warning.subtle", textDecorationLine: "line-through", textDecorationThickness: "1px" });
const chosen = css({ bg: "accent.subtle!", color: "accent.text!", fontWeight: "semibold" });
const edge = css({ outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" });
const away = css({
  _before: { content: "attr(data-away)" },
  position: "absolute",
  insetInlineEnd: "1",
  insetBlockStart: "0.5",
  fontSize: "xs",
  lineHeight: "1",
  fontWeight: "normal",
  color: "text.muted",
});

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface LeaveMonthProps {
  companyId: string;
  employeeId: string;
  from: string | null;
  to: string | null;
  onChange: (from: string, to: string | null) => void;
  today: string;
}

export function LeaveMonth({ companyId, employeeId, from, to, onChange, today }: LeaveMonthProps) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const [shown, show] = useState((from ?? today).slice(0, 7));
  const [focused, setFocused] = useState(from ?? today);
  const [year, month] = partsOf(`${shown}-01`);
  const first = `${shown}-01`;
  const start = addDays(first, -((weekday(first) - firstWeekday(intl.locale) + 7) % 7));
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  const last = days.at(-1) ?? first;
  const { data } = useListLeaveDays({ path: { companyId, employeeId }, query: { from: start, to: last } });
  const byDate = new Map(data?.map((day) => [day.date, day]));
  const move = (by: number): void => show(dateOf(year, month + by, 1).slice(0, 7));
  const choose = (date: string): void => {
    if (from === null || to !== null || date < from) onChange(date, null);
    else onChange(from, date);
  };
  const onKey = (event: KeyboardEvent, date: string): void => {
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = addDays(date, by);
    setFocused(next);
    if (next.slice(0, 7) !== shown && !days.includes(next)) show(next.slice(0, 7));
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus());
  };
  const title = intl.formatDate(first, { month: "long", year: "numeric", timeZone: "UTC" });
  const tabStop = days.includes(focused) ? focused : first;
  return (
    <div>
      <div className={css({ display: "flex", alignItems: "center", gap: "1", mb: "2" })}>
        <span className={css({ flex: "1", fontWeight: "semibold" })} aria-live="polite">
          {title}
        </span>
        <IconButton size="sm" label={t("leaves.previous")} onClick={() => move(-1)}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t("leaves.next")} onClick={() => move(1)}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
      </div>
      <table
        ref={table}
        className={css({ w: "full", tableLayout: "fixed", borderSpacing: "0.5", borderCollapse: "separate" })}
        aria-label={t("leaves.calendar", { month: title })}
      >
        <thead>
          <tr>
            {days.slice(0, 7).map((date) => (
              <th
                key={date}
                scope="col"
                className={css({ fontSize: "xs", fontWeight: "medium", color: "text.muted", pb: "1" })}
              >
                {intl.formatDate(date, { weekday: "short", timeZone: "UTC" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 6 }, (_, week) => (
            <tr key={week}>
              {days.slice(week * 7, week * 7 + 7).map((date) => {
                const day = byDate.get(date);
                const within = from !== null && date >= from && date <= (to ?? from);
                return (
                  <td key={date}>
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === tabStop ? 0 : -1}
                      aria-pressed={within}
                      aria-label={[format.date(date), ...notes(t, day)].join(", ")}
                      title={day?.holiday ?? day?.blackout ?? undefined}
                      className={cx(
                        cell,
                        date.slice(0, 7) !== shown && outside,
                        day?.blackout != null && blackout,
                        isFree(day) && free,
                        day?.holiday != null && holiday,
                        day?.leaveStatus != null && own,
                        within && chosen,
                        (date === from || date === to) && edge,
                      )}
                      onKeyDown={(event) => onKey(event, date)}
                      onFocus={() => setFocused(date)}
                      onClick={() => choose(date)}
                    >
                      {Number(date.slice(8))}
                      {/* The button's name says it in words. */}
                      {day !== undefined && day.away > 0 && <span className={away} data-away={day.away} />}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  );
}

const ownSwatch = css({ display: "inline-block", w: "3.5", h: "1", borderRadius: "sm", bg: "success", flexShrink: 0 });
const swatch = css({ display: "inline-block", boxSize: "3", borderRadius: "sm", flexShrink: 0 });

/** What the marks mean; the days themselves say it in words. */
function Legend() {
  const t = useText();
  const marks = [
    { id: "legendHoliday", sign: <strong className={css({ color: "danger.text" })}>1</strong> },
    { id: "legendOwn", sign: <span className={ownSwatch} /> },
    { id: "legendAway", sign: <span className={css({ fontSize: "xs" })}>2</span> },
    { id: "legendBlackout", sign: <span className={cx(swatch, blackout)} /> },
  ] as const;
  return (
    <ul
      aria-hidden
      className={css({
        display: "flex",
        flexWrap: "wrap",
        columnGap: "4",
        mt: "2",
        fontSize: "sm",
        color: "text.muted",
      })}
    >
      {marks.map(({ id, sign }) => (
        <li key={id} className={css({ display: "inline-flex", alignItems: "center", gap: "1.5" })}>
          {sign}
          {t(`leaves.${id}`)}
        </li>
      ))}
    </ul>
  );
}

const isFree = (day: LeaveDay | undefined): boolean =>
  day !== undefined &&
  [day.am, day.pm].every((status) => status === "rest-day" || status === "day-off" || status === "not-employed");

function notes(t: ReturnType<typeof useText>, day: LeaveDay | undefined): string[] {
  if (!day) return [];
  const status = day.holiday ?? t(`leaves.day.${day.am}`);
  return [
    status,
    ...(day.blackout === null ? [] : [t("leaves.blackout", { name: day.blackout })]),
    ...(day.leaveType === null ? [] : [day.leaveType]),
    ...(day.away > 0 ? [t("leaves.dayAway", { count: day.away })] : []),
  ];
}
