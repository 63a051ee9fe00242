/** Approved leave and rosters that a change of the holiday affects. */
import { css } from "#generated/styles/css/index.js";
import { useGetHolidayImpact } from "#generated/hrms/hooks/holidays.ts";
import type { HolidayImpact } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { ColumnTable } from "../../../table/column-table.tsx";
import { useText } from "../../../messages/use-text.ts";

function Affected({ impact: { employees, items } }: { impact: HolidayImpact }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <p>{t("holidays.impact.employees", { count: employees })}</p>
      {items.length === 0 ? (
        <p className={css({ color: "text.muted" })}>{t("holidays.impact.none")}</p>
      ) : (
        <ColumnTable
          label={t("holidays.panel.impact")}
          rows={items}
          keyOf={({ kind, recordId }) => `${kind} ${recordId}`}
          columns={[
            { header: t("holidays.impact.employee"), cell: ({ employee }) => employee },
            { header: t("holidays.impact.kind"), cell: ({ kind }) => t(`holidays.impact.kind.${kind}`) },
            { header: t("holidays.impact.from"), cell: ({ from }) => format.date(from) },
            { header: t("holidays.impact.to"), cell: ({ to }) => format.date(to) },
          ]}
        />
      )}
    </div>
  );
}

export function ImpactPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const query = useGetHolidayImpact({
    path: { companyId: scope["companyId"] ?? "" },
    query: { calendarId: String(row["calendarId"]), date: String(row["date"]) },
  });
  return (
    <Card padded>
      <Loaded query={query} waiting={<Skeleton style={{ height: "6rem" }} />}>
        {(impact) => <Affected impact={impact} />}
      </Loaded>
    </Card>
  );
}
