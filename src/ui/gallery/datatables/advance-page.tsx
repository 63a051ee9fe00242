/** The data table with all its features, on the demo's employees. */
import { css } from "#generated/styles/css/index.js";
import { lazy, Suspense, useMemo, useState } from "react";
import { searchEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import { fits } from "#src/domain/people/employee-rows.ts";
import type { Grouping } from "../../table/rows.ts";
import { VirtualBody } from "../../table/virtual-body.tsx";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { toggled } from "../../kit/toggled.ts";
import { useMedia, wide } from "../../kit/use-media.ts";
import { ListPage } from "../../list/list-page.tsx";
import { useDeviceViews } from "../../list/use-device-views.ts";
import { useList } from "../../list/use-list.ts";
import { useListAddress } from "../../list/use-list-address.ts";
import { useRowFiles } from "../../list/use-row-files.ts";
import { loadMessages } from "../../messages/store.ts";
import { useText } from "../../messages/use-text.ts";
import { EmployeeActions } from "./employee-actions.tsx";
import { EmployeeFacts } from "./employee-facts.tsx";
import { EmployeeBulk } from "./employee-bulk.tsx";
import { employeeList, filterOf, groupOf, queryOf } from "./employee-list.ts";
import { useStatusName } from "./status.tsx";
import { useEdits } from "./use-edits.ts";
import { EmployeeName, useEmployeeColumns, usualColumns } from "./use-employee-columns.tsx";
import { useEmployeeFilters } from "./use-employee-filters.ts";
import { useEmployees, type Employee } from "./use-employees.ts";

// Below the fold, and with a large library.
const PayChart = lazy(async () => {
  const [{ PayChart: component }] = await Promise.all([import("./pay-chart.tsx"), loadMessages("charts")]);
  return { default: component };
});

const keyOf = (row: Employee): string => row.key;

export function AdvancePage() {
  const t = useText();
  const isWide = useMedia(wide);
  const statusName = useStatusName();
  const edits = useEdits();
  const list = useList({
    name: "gallery-employees",
    contract: employeeList,
    ...useListAddress(),
    columns: useEmployeeColumns((row, own) => edits.change([row], own)),
    usual: usualColumns,
    idOf: keyOf,
    views: useDeviceViews("gallery-employees"),
  });
  const { state, change, all, selection } = list;
  const isLong = isWide && state.extras?.["rows"] === "all";
  const group = groupOf(state);
  const employees = useEmployees(state, isLong);
  const { everyone } = employees;
  const filters = useEmployeeFilters(everyone);
  const rows = useMemo(() => employees.rows?.map(edits.of), [employees.rows, edits.of]);
  const files = useRowFiles(list, {
    name: "employees",
    title: t("tables.advance.title"),
    pageOf: (of) => searchEmployeeRowsOptions({ query: queryOf(of) }),
    // Rows of other pages have no key yet.
    shown: (given) => given.map((row) => edits.of({ ...row, key: row.key ?? String(row.id) })),
    words: { copied: "tables.copied" },
  });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Employee>();
  const grouping = useMemo<Grouping<Employee> | undefined>(() => {
    if (!group) return undefined;
    const fitting = everyone.filter((row) => fits(row, filterOf(state)));
    return {
      keyOf: (row) => String(row[group]),
      label: (key) => (group === "status" ? statusName(Number(key)) : key),
      // The long list has complete groups; a page may hold only part of one.
      ...(!isLong && { count: (key: string) => fitting.filter((row) => String(row[group]) === key).length }),
      closed,
      onToggle: (key) => setClosed(toggled(closed, key)),
    };
  }, [group, state, everyone, closed, statusName, isLong]);

  return (
    <ListPage
      list={list}
      answer={{ ...employees, rows }}
      title={t("tables.advance.title")}
      intro={t("tables.advance.intro")}
      maxHeight="max(34rem, calc(100dvh - 10.25rem))"
      actions={
        <EmployeeActions
          group={group}
          long={isLong}
          files={{ ...files, all: (kind) => files.all(kind, isLong ? employees.rows : undefined) }}
          onGroup={(next) => change({ extras: { ...state.extras, group: next } })}
          onLong={(next) => change({ extras: { ...state.extras, rows: next ? "all" : undefined } })}
        />
      }
      search={t("tables.search")}
      filters={filters}
      sortLabel={(name) => all.find(({ id }) => id === name)?.header ?? name}
      empty={{
        title: t("tables.empty"),
        text: t("tables.emptyText"),
        action: <Button onClick={employees.retry}>{t("tables.reload")}</Button>,
      }}
      paged={!isLong}
      table={{
        label: t("tables.employees"),
        nameOf: (row) => row.full_name,
        lead: (row, control) => (
          <button
            {...control}
            type="button"
            className={css({
              display: "inline-flex",
              alignItems: "center",
              gap: "2",
              maxW: "full",
              minH: "6",
              borderRadius: "xs",
              fontWeight: "medium",
              cursor: "pointer",
            })}
            aria-haspopup="dialog"
            onClick={() => setOpened(row)}
          >
            <EmployeeName row={row} />
          </button>
        ),
        multiSort: true,
        grouping,
        ...(isLong && { body: VirtualBody }),
      }}
      selectable
      bulk={<EmployeeBulk selection={selection} files={files} edits={edits} />}
    >
      {opened && (
        <Dialog open width="44rem" title={opened.full_name} onClose={() => setOpened(undefined)}>
          <EmployeeFacts row={edits.of(opened)} />
        </Dialog>
      )}
      {/* Its position depends on the number of rows. */}
      {rows && (
        <div className={css({ mt: "6", minH: "24rem" })}>
          <Suspense>
            <PayChart rows={everyone} filter={filterOf(state)} />
          </Suspense>
        </div>
      )}
    </ListPage>
  );
}
