/** What planning should look at: limits of the law and clashes, by person. */
import { css } from "#generated/styles/css/index.js";
import { TriangleAlert } from "lucide-react";
import type { RosterBoard } from "#generated/hrms/schema.ts";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import { hoursText } from "../../../kit/hours-text.ts";

export function WarningsCard({ board: { items } }: { board: RosterBoard }) {
  const t = useText();
  const format = useFormat();
  const warned = items.filter(({ warnings }) => warnings.length > 0);
  return (
    <Card className={css({ p: "5", mt: "4" })}>
      <h2 className={css({ display: "flex", alignItems: "center", gap: "2", fontWeight: "semibold", fontSize: "lg" })}>
        {warned.length > 0 && <TriangleAlert size={18} className={css({ color: "warning.text" })} aria-hidden />}
        {t("roster.warnings")}
      </h2>
      <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "1" })}>
        {t(warned.length > 0 ? "roster.warningsText" : "roster.noWarnings")}
      </p>
      {warned.length > 0 && (
        <ul
          className={css({
            display: "grid",
            gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
            gap: "3",
            mt: "4",
          })}
        >
          {warned.map(({ employeeId, fullName, warnings }) => (
            <li key={employeeId}>
              <span className={css({ fontWeight: "medium" })}>{fullName}</span>
              <ul className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                {warnings.map(({ code, date, minutes, limit }) => (
                  <li key={`${code} ${date}`}>
                    {t(`roster.warning.${code}`, {
                      date: format.date(date),
                      hours: hoursText(minutes ?? 0),
                      limit: hoursText(limit ?? 0),
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
