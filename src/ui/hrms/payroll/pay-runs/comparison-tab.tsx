/** A run beside the previous one: totals, items, and the people whose pay has changed, with what is known to have caused it. */
import { css } from "#generated/styles/css/index.js";
import {
  useGetPayRunComparison,
  listPayRunChangesOptions,
  useListPayRunOptions,
} from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRunComparison } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { FilteredList } from "../../../list/filtered-list.tsx";
import { listQuery, narrowedQuery } from "../../../list/list-state.ts";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Difference } from "../shared/difference.tsx";
import { lineName } from "../shared/line-name.ts";
import { ChangeRow } from "./change-row.tsx";
import { runChanges } from "./run-lists.ts";
import { NotCalculated } from "./not-calculated.tsx";
import type { RunTabProps } from "./run-tab.ts";

const thresholds = ["0", "0.01", "0.05", "0.1", "0.25"];
const standard = "0.05";
const changes = ["new", "left", "changed"] as const;

function Tables({ comparison }: { comparison: PayRunComparison }) {
  const t = useText();
  const format = useFormat();
  const { totals, items, previousRun } = comparison;
  const heads = [
    { header: previousRun ?? t("payroll.before"), of: "before" as const },
    { header: t("payroll.thisRun"), of: "after" as const },
  ];
  const title = css({ px: "5", pt: "4", pb: "1" });
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", "2xl": "repeat(2, minmax(0, 1fr))" },
        gap: "4",
        alignItems: "start",
      })}
    >
      <Card className={css({ overflow: "hidden" })}>
        <CardTitle className={title}>{t("payroll.totals")}</CardTitle>
        <ColumnTable
          label={t("payroll.totals")}
          rows={totals}
          keyOf={({ field }) => field}
          columns={[
            { header: t("payroll.total"), cell: ({ field }) => t(`payroll.total.${field}`) },
            ...heads.map(({ header, of }) => ({
              header,
              kind: "number" as const,
              cell: (row: (typeof totals)[number]) =>
                row.field === "people" ? format.number(row[of]) : <Money cents={row[of]} />,
            })),
            {
              header: t("payroll.column.difference"),
              kind: "number",
              cell: ({ field, before, after }) =>
                field === "people" ? (
                  format.number(after - before, { signDisplay: "exceptZero" })
                ) : (
                  <Difference cents={after - before} />
                ),
            },
          ]}
        />
      </Card>
      <Card className={css({ overflow: "hidden" })}>
        <CardTitle className={title}>{t("payroll.byItem")}</CardTitle>
        <ColumnTable
          label={t("payroll.byItem")}
          rows={items}
          keyOf={({ code, kind }) => `${kind} ${code}`}
          columns={[
            { header: t("payroll.item"), cell: (item) => lineName(t, item) },
            ...heads.map(({ header, of }) => ({
              header,
              kind: "number" as const,
              cell: (item: (typeof items)[number]) => <Money cents={item[of]} />,
            })),
            {
              header: t("payroll.column.difference"),
              kind: "number",
              cell: ({ before, after }) => <Difference cents={after - before} />,
            },
          ]}
        />
      </Card>
    </div>
  );
}

export function ComparisonTab({ companyId, run }: RunTabProps) {
  const t = useText();
  const format = useFormat();
  const list = useAddressedList({ contract: runChanges, ...useListAddress() });
  const path = { companyId, payRunId: run.id };
  const { change: _change, ...filters } = list.state.filters;
  const compared = narrowedQuery<object>({ ...runChanges, search: false }, { q: "", filters });
  const comparison = useGetPayRunComparison(Object.keys(compared).length === 0 ? { path } : { path, query: compared });
  const answer = useListAnswer(list, listPayRunChangesOptions({ path, query: listQuery(runChanges, list.state) }));
  const runs = useListPayRunOptions({ path: { companyId } });
  const counts = comparison.data?.counts;
  const counted = (name: (typeof changes)[number]): string =>
    counts ? `${t(`payroll.changes.${name}`)} (${format.number(counts[name])})` : t(`payroll.changes.${name}`);
  if (run.calculatedAt === null) return <NotCalculated />;
  // The list is below the tables, so that it waits for them.
  return (
    <Loaded query={comparison} waiting={<Skeleton css={{ h: "80", my: "0", borderRadius: "card" }} />}>
      {(found) => (
        <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6" })}>
          {found.previousRunId === null ? (
            <Card className={css({ maxW: "64rem" })}>
              <EmptyState title={t("payroll.firstRun")}>{t("payroll.firstRunText")}</EmptyState>
            </Card>
          ) : (
            <Tables comparison={found} />
          )}
          <section aria-label={t("payroll.changedPeople")}>
            <h2 className={css({ fontSize: "md", fontWeight: "semibold", mb: "3" })}>{t("payroll.changedPeople")}</h2>
            <FilteredList
              title={t("payroll.changedPeople")}
              list={list}
              answer={answer}
              search={t("payroll.searchPeople")}
              choices={[
                {
                  name: "change",
                  label: t("payroll.column.change"),
                  options: [
                    { value: "", label: t("payroll.changes.all") },
                    ...changes.map((value) => ({ value, label: counted(value) })),
                  ],
                },
                {
                  name: "threshold",
                  label: t("payroll.threshold"),
                  options: thresholds.map((value) => ({
                    value: value === standard ? "" : value,
                    label:
                      value === "0"
                        ? t("payroll.threshold.any")
                        : t("payroll.threshold.from", { share: format.number(Number(value), { style: "percent" }) }),
                  })),
                },
                {
                  name: "with",
                  label: t("payroll.with"),
                  options: [
                    { value: "", label: t("payroll.with.previous") },
                    ...(runs.data ?? [])
                      .filter(({ id }) => id !== run.id)
                      .map(({ id, label }) => ({ value: id, label })),
                  ],
                },
              ]}
              rowHeight="3rem"
              row={(change) => <ChangeRow key={change.employeeId} companyId={companyId} change={change} />}
              empty={{ title: t("payroll.noChanges"), text: t("payroll.noChangesText") }}
            />
          </section>
        </div>
      )}
    </Loaded>
  );
}
