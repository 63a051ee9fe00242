/** Approved leave and rosters that a change of the holiday affects. */
import { css } from "#generated/styles/css/index.js";
import { useGetHolidayImpact } from "#generated/hrms/hooks/holidays.ts";
import { useRecountLeave } from "#generated/hrms/hooks/leaves.ts";
import type { HolidayImpact } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { ColumnTable } from "../../../table/column-table.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

function RecountButton({ companyId, item }: { companyId: string; item: HolidayImpact["items"][number] }) {
  const t = useText();
  const attempt = useAttempt();
  const recount = useRecountLeave();
  return (
    <Button
      size="sm"
      loading={recount.isPending}
      aria-label={t("holidays.impact.recountOf", { name: item.employee })}
      onClick={() =>
        void attempt(async () => {
          await recount.mutateAsync({ path: { companyId, leaveId: item.recordId } });
          toast({ text: t("holidays.impact.recounted") });
        })
      }
    >
      {t("holidays.impact.recount")}
    </Button>
  );
}

function Affected({ companyId, impact: { employees, items } }: { companyId: string; impact: HolidayImpact }) {
  const t = useText();
  const format = useFormat();
  const may = useAbility().can("approve", "leaves");
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <p>{t("holidays.impact.employees", { count: employees })}</p>
      {items.length > 0 && <p className={css({ color: "text.muted" })}>{t("holidays.impact.recountHelp")}</p>}
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
            ...(may
              ? [
                  {
                    header: t("holidays.impact.recount"),
                    cell: (item: HolidayImpact["items"][number]) =>
                      item.kind === "leave" && <RecountButton companyId={companyId} item={item} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </div>
  );
}

export function ImpactPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const companyId = scope["companyId"] ?? "";
  const query = useGetHolidayImpact({
    path: { companyId },
    query: { calendarId: String(row["calendarId"]), date: String(row["date"]) },
  });
  return (
    <Card padded>
      <Loaded query={query} waiting={<Skeleton style={{ height: "6rem" }} />}>
        {(impact) => <Affected companyId={companyId} impact={impact} />}
      </Loaded>
    </Card>
  );
}
