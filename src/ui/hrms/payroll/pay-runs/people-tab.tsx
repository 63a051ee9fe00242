/** The people of a run as a long table that loads as it is scrolled, changed pay first. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useCallback } from "react";
import { exportPayRunPeople } from "#generated/hrms/client/pay-runs.ts";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { useListPayRunPeopleInfinite } from "#generated/hrms/hooks/pay-runs.ts";
import { peopleList } from "#generated/hrms/resources/pay-runs.ts";
import type { PayRunPerson } from "#generated/hrms/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../../kit/states.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { changeFilters, chosenOf } from "../../../list/filters/filter.ts";
import { useAsked } from "../../../list/filters/use-asked.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { filterQuery } from "../../../list/list-state.ts";
import { TableToolbar } from "../../../list/table-toolbar.tsx";
import { useDeviceViews } from "../../../list/use-device-views.ts";
import { useList } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { ViewButton } from "../../../list/view-button.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DataTable } from "../../../table/data-table.tsx";
import { TableSkeleton } from "../../../table/table-skeleton.tsx";
import { LastRowsInView, VirtualBody } from "../../../table/virtual-body.tsx";
import { SlipMenu } from "../shared/slip-menu.tsx";
import { usePeopleColumns, usualPeopleColumns } from "./people-columns.tsx";
import { runPeople } from "./run-lists.ts";
import type { RunTabProps } from "./run-tab.ts";

const idOf = ({ id }: PayRunPerson): string => id;
/** The most that the contract gives at once. */
const atOnce = 100;
const shown = ["changed", "new", "blocked", "held", "excluded"] as const;
const inFile = [
  "fullName",
  "employeeNo",
  "department",
  "designation",
  "state",
  "change",
  "gross",
  "deductions",
  "net",
  "payable",
  "employerCost",
  "previousNet",
  "difference",
  "held",
  "holdReason",
  "note",
] as const;

export function PeopleTab({ companyId, run }: RunTabProps) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  const isWide = useMedia(wide);
  const list = useList({
    name: "pay-run-people",
    contract: runPeople,
    ...useListAddress(),
    columns: usePeopleColumns(),
    usual: usualPeopleColumns,
    idOf,
    views: useDeviceViews("pay-run-people"),
  });
  const { state, change, columns, layout, onLayout } = list;
  const path = { companyId, payRunId: run.id };
  const query = useListPayRunPeopleInfinite(
    { path, query: { ...filterQuery<object>(runPeople, state), pageSize: atOnce } },
    { placeholderData: keepPreviousData },
  );
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const mayFilter = ability.can("read", "departments");
  const { needed, ask } = useAsked(state.filters);
  const departments = useQuery({
    ...listDepartmentOptionsOptions({ path: { companyId } }),
    enabled: mayFilter && needed("departmentId"),
  });
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const rows = data?.pages.flatMap(({ items }) => items);
  const last = data?.pages.at(-1);
  const counts = last?.counts;
  const chosen = chosenOf(state.filters, "show");
  const show = (name?: string): void =>
    change({ filters: changeFilters(state.filters, { show: name === undefined ? undefined : [name] }) }, true);
  const chip = (name: (typeof shown)[number] | "all") => {
    const pressed = name === "all" ? chosen.length === 0 : chosen.includes(name);
    return (
      <Button
        key={name}
        size="sm"
        variant={pressed ? "outline" : "ghost"}
        aria-pressed={pressed}
        data-show={name}
        onClick={() => show(name === "all" || pressed ? undefined : name)}
      >
        {t(`payroll.show.${name}`)}
        {/* With room for four digits, so that nothing moves when they arrive. */}
        <span
          className={css({ color: "text.muted", fontVariantNumeric: "tabular-nums", minW: "8", textAlign: "start" })}
        >
          {counts ? format.number(counts[name]) : ""}
        </span>
      </Button>
    );
  };
  const searching = state.q !== "" || Object.keys(state.filters).length > 0;
  return (
    <div className={css({ display: "flex", flexDirection: "column", minW: "0" })}>
      <TableToolbar
        search={t("payroll.searchPeople")}
        q={state.q}
        filters={
          mayFilter
            ? [
                {
                  kind: "choices",
                  name: "departmentId",
                  label: t("payroll.column.department"),
                  options: departments.data?.map(({ id, label }) => ({ value: id, label })),
                  onShow: () => ask("departmentId"),
                },
              ]
            : []
        }
        values={state.filters}
        sortFields={peopleList.sort.fields.map((name) => ({ name, label: t(`payroll.column.${name}`) }))}
        sort={state.sort}
        onChange={(changes) => change(changes, "q" in changes && state.q !== "")}
        end={
          <>
            {ability.can("export", "pay-runs") && (
              <ListExport
                name={run.name}
                list={list}
                total={last?.total}
                columns={inFile.map((id) => ({ id, header: t(`payroll.column.${id}`) }))}
                ask={(asked, init) => exportPayRunPeople({ path, query: asked }, init)}
              />
            )}
            <ViewButton all={list.all} placed={columns} layout={layout} onChange={onLayout} />
          </>
        }
      />
      <div
        role="group"
        aria-label={t("payroll.show")}
        className={css({ display: "flex", flexWrap: "wrap", gap: "1", mb: "2" })}
      >
        {(["all", ...shown] as const).map(chip)}
      </div>
      <Card
        className={css({
          display: "flex",
          flexDirection: "column",
          minW: "0",
          overflow: "hidden",
          maxH: { md: "max(26rem, calc(100dvh - 10rem))" },
        })}
      >
        {rows && rows.length > 0 ? (
          <>
            <LastRowsInView value={more}>
              <DataTable
                label={t("payroll.tab.people")}
                columns={columns}
                rows={rows}
                idOf={idOf}
                nameOf={({ fullName }) => fullName}
                lead={(row, control) => (
                  <Link {...control} to={`/companies/${companyId}/payslips/${row.id}` as string}>
                    {row.fullName}
                  </Link>
                )}
                actions={(row, control) => (
                  <SlipMenu
                    companyId={companyId}
                    payRunId={run.id}
                    status={run.status}
                    slip={row}
                    button={control("menu")}
                  />
                )}
                sort={state.sort}
                onSort={(sort) => change({ sort })}
                density={layout.density}
                arranging={{ layout, onChange: onLayout }}
                stale={isPlaceholderData}
                body={VirtualBody}
              />
            </LastRowsInView>
            <p
              className={css({
                display: "flex",
                alignItems: "center",
                justifyContent: "space-between",
                gap: "3",
                px: "4",
                minH: "10",
                borderTopWidth: "1px",
                color: "text.muted",
                fontSize: "sm",
              })}
              role="status"
            >
              {t("payroll.shownOf", { shown: rows.length, total: last?.total ?? rows.length })}
              {!isWide && hasNextPage && (
                <Button size="sm" loading={isFetchingNextPage} onClick={more}>
                  {t("payroll.showMore")}
                </Button>
              )}
            </p>
          </>
        ) : rows && searching ? (
          <NoMatch query={state.q || undefined} onClear={() => change({ q: "", filters: {} })} />
        ) : rows ? (
          <EmptyState title={t("payroll.noPeople")}>
            {t(run.calculatedAt === null ? "payroll.notCalculatedText" : "payroll.noPeopleText")}
          </EmptyState>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void query.refetch()} />
        ) : (
          <TableSkeleton columns={columns} rows={12} density={layout.density} selectable={false} actions />
        )}
      </Card>
    </div>
  );
}
