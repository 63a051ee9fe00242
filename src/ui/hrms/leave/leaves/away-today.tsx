/** Who is away today, by name. */
import { css } from "#generated/styles/css/index.js";
import type { LeaveCalendar } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";

export function AwayToday({ away }: Pick<LeaveCalendar, "away">) {
  const t = useText();
  const format = useFormat();
  // Its line is there from the first paint, so that the calendar does not move.
  return (
    <p className={css({ minH: "6", mb: "3", color: "text.muted" })}>
      {away.length > 0 && (
        <>
          <span className={css({ fontWeight: "medium", color: "text" })}>{`${t("leaves.awayToday")}: `}</span>
          {away
            .map(({ fullName, until }) => t("leaves.awayUntil", { name: fullName, date: format.date(until) }))
            .join(", ")}
        </>
      )}
    </p>
  );
}
