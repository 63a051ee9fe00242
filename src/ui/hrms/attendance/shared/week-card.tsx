/** The signed-in person's days from today on. */
import { css, cx } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { MyRosterDay } from "#generated/hrms/schema.ts";
import { Card } from "../../../kit/card.tsx";
import { useText } from "../../../messages/use-text.ts";

const day = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", sm: "7rem minmax(0, 1fr) auto" },
  columnGap: "3",
  px: "5",
  py: "2.5",
  borderTopWidth: "1px",
  borderColor: "border",
  alignItems: "baseline",
});
// On a phone it has a line of its own, below the day and its times.
const shiftText = css({
  minW: "0",
  overflowWrap: "anywhere",
  gridColumn: { base: "1 / -1", sm: "auto" },
  order: { base: "1", sm: "0" },
});
const quiet = css({ color: "text.muted" });

export function WeekCard({ week }: { week: readonly MyRosterDay[] }) {
  const t = useText();
  const intl = useIntl();
  return (
    <Card className={css({ overflow: "hidden" })}>
      <h2 className={css({ fontWeight: "semibold", fontSize: "lg", px: "5", py: "4" })}>
        {t("attendance-tools.nextDays")}
      </h2>
      <ul>
        {week.map(({ date, kind, shift, start, end, location }) => (
          <li key={date} className={cx(day, kind === "work" ? undefined : quiet)} data-day={kind}>
            <span>
              {intl.formatDate(`${date}T00:00:00Z`, {
                weekday: "short",
                day: "numeric",
                month: "short",
                timeZone: "UTC",
              })}
            </span>
            <span className={shiftText}>
              {kind === "work" ? (shift ?? t("attendance-tools.kind.work")) : t(`attendance-tools.kind.${kind}`)}
              {kind === "work" && location !== null && <span className={quiet}>{` · ${location}`}</span>}
            </span>
            <span className={css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" })}>
              {kind === "work" && start !== null && end !== null ? `${start} – ${end}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
