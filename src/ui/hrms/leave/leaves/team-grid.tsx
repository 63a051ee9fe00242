/** People and their leave, a column for each day. */
import { css, cx } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { CalendarLeave, LeaveCalendar } from "#generated/hrms/schema.ts";
import { today, weekday } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { barColour } from "../shared/leave-colour.tsx";

const names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const cell = css({
  h: "9",
  minW: "6",
  p: "0",
  borderInlineStartWidth: "1px",
  borderTopWidth: "1px",
  borderColor: "border",
  textAlign: "center",
  position: "relative",
});
const head = css({
  fontSize: "xs",
  fontWeight: "medium",
  color: "text.muted",
  py: "1.5",
  minW: "6",
  textAlign: "center",
});
const corner = css({ fontSize: "xs", color: "text.muted", borderTopWidth: "0!", fontWeight: "medium!" });
const free = css({ bg: "canvas" });
const holiday = css({ color: "danger.text" });
const now = css({ color: "accent.text", fontWeight: "bold" });
const person = css({
  position: "sticky",
  insetInlineStart: "0",
  zIndex: "1",
  bg: "surface",
  px: "4",
  minW: { base: "9rem", sm: "12rem" },
  maxW: { base: "9rem", sm: "14rem" },
  borderTopWidth: "1px",
  borderColor: "border",
  textAlign: "start",
  fontWeight: "normal",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const bar = css({ position: "absolute", insetBlock: "1.5", insetInline: "0" });
const starts = css({ borderStartStartRadius: "md", borderEndStartRadius: "md", insetInlineStart: "1px" });
const ends = css({ borderStartEndRadius: "md", borderEndEndRadius: "md", insetInlineEnd: "1px" });
const lateStart = css({ insetInlineStart: "50%" });
const earlyEnd = css({ insetInlineEnd: "50%" });
const waiting = css({ opacity: "0.5" });

interface TeamGridProps {
  companyId: string;
  calendar: LeaveCalendar;
  days: readonly string[];
}

export function TeamGrid({ companyId, calendar, days }: TeamGridProps) {
  const t = useText();
  const intl = useIntl();
  const { items, holidays, workDays } = calendar;
  const named = new Map(holidays.map(({ date, name }) => [date, name]));
  const works = new Set<string>(workDays);
  const isFree = (date: string): boolean => named.has(date) || !works.has(names[weekday(date) - 1] ?? "");
  const current = today();
  return (
    <table
      className={css({ w: "full", borderCollapse: "separate", borderSpacing: "0" })}
      aria-label={t("leaves.calendarTitle")}
    >
      <thead>
        <tr>
          <th scope="col" className={cx(person, corner)}>
            {t("leaves.person")}
          </th>
          {days.map((date) => (
            <th
              key={date}
              scope="col"
              title={named.get(date)}
              className={cx(head, isFree(date) && free, named.has(date) && holiday, date === current && now)}
            >
              <span aria-hidden>{intl.formatDate(date, { weekday: "narrow", timeZone: "UTC" })}</span>
              <br />
              {Number(date.slice(8))}
              {named.has(date) && <VisuallyHidden>{named.get(date)}</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ employeeId, fullName, department, leaves }) => (
          <tr key={employeeId}>
            <th scope="row" className={person} title={department ?? undefined}>
              {fullName}
            </th>
            {days.map((date) => {
              const leave = leaves.find((one) => one.from <= date && date <= one.to);
              return (
                <td key={date} className={cx(cell, isFree(date) && free)}>
                  {leave && <Bar companyId={companyId} leave={leave} date={date} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ companyId, leave, date }: { companyId: string; leave: CalendarLeave; date: string }) {
  const t = useText();
  const format = useFormat();
  const { from, to, startHalf, endHalf, leaveId, status } = leave;
  const label = `${leave.leaveType ?? t("leaves.away")}, ${format.date(from)} – ${format.date(to)}, ${t(`leaves.status.${status}`)}`;
  const look = cx(
    bar,
    barColour(leave.colour),
    date === from && starts,
    date === to && ends,
    date === from && startHalf === "pm" && lateStart,
    date === to && endHalf === "am" && earlyEnd,
    (status === "submitted" || status === "cancelRequested") && waiting,
  );
  // One tab stop for each leave: the other days only show it.
  if (leaveId === null || date !== from)
    return (
      <span className={look} title={label}>
        {date === from && <VisuallyHidden>{label}</VisuallyHidden>}
      </span>
    );
  return (
    <Link
      to={`/companies/${companyId}/leaves/${leaveId}` as string}
      className={look}
      title={label}
      aria-label={label}
    />
  );
}
