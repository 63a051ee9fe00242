/** The pay runs of a period. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { useListPayRuns } from "#generated/hrms/hooks/pay-runs.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { Money } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { RunStatus } from "../shared/run-status.tsx";
import { runsOf } from "./period-runs.ts";

export function RunsPanel({ row, scope: { companyId = "" } }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const mayRun = useAbility().can("run", "pay-runs");
  const query = useListPayRuns(runsOf(companyId, row.id));
  const runs = `/companies/${companyId}/pay-runs`;
  return (
    <Card className={css({ maxW: "64rem", overflow: "hidden" })}>
      <Loaded query={query} waiting={<Skeleton css={{ h: "20", m: "5" }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t("payroll.noRuns")}
              action={
                mayRun && (
                  <ButtonLink variant="solid" to={`${runs}/new` as string}>
                    <Plus size={16} aria-hidden />
                    {t("payroll.newRun")}
                  </ButtonLink>
                )
              }
            >
              {t("payroll.noRunsText")}
            </EmptyState>
          ) : (
            <ColumnTable
              label={t("payroll.runs")}
              rows={items}
              keyOf={({ id }) => id}
              columns={[
                {
                  header: t("payroll.run"),
                  cell: ({ id, name }) => <Link to={`${runs}/${id}` as string}>{name}</Link>,
                },
                { header: t("payroll.kind"), cell: ({ kind }) => t(`payroll.kind.${kind}`) },
                { header: t("payroll.people"), kind: "number", cell: ({ people }) => people },
                { header: t("payroll.net"), kind: "number", cell: ({ net }) => <Money cents={net} /> },
                { header: t("payroll.status"), cell: ({ status }) => <RunStatus status={status} /> },
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
