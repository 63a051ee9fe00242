/** Relative due date; overdue is marked by text and colour. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import { today } from "../../kit/calendar-date.ts";
import { useText } from "../../messages/use-text.ts";
import { dueOf } from "./due.ts";

interface DueDateProps {
  date: string;
  isCompleted: boolean;
}

export function DueDate({ date, isCompleted }: DueDateProps) {
  const t = useText();
  const intl = useIntl();
  const due = dueOf(date, today(), isCompleted);
  const inWords = (options: Intl.DateTimeFormatOptions): string =>
    intl.formatDate(date, { ...options, timeZone: "UTC" });
  const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1);
  const texts = {
    overdue: () => t("todo.overdue", { days: "days" in due ? due.days : 0 }),
    near: () => upper(intl.formatRelativeTime("days" in due ? due.days : 0, "day", { numeric: "auto" })),
    week: () => upper(inWords({ weekday: "long" })),
    date: () =>
      inWords({ day: "numeric", month: "short", ...("sameYear" in due && !due.sameYear && { year: "numeric" }) }),
  };
  const isToday = due.kind === "near" && due.days === 0 && !isCompleted;
  return (
    <time
      className={css({
        color: due.kind === "overdue" ? "danger.text" : isToday ? "text" : "text.muted",
        fontWeight: due.kind === "overdue" || isToday ? "medium" : undefined,
        whiteSpace: "nowrap",
      })}
      dateTime={date}
      title={inWords({ weekday: "long", day: "numeric", month: "long", year: "numeric" })}
    >
      {texts[due.kind]()}
    </time>
  );
}
