/** The data table with everything it can do, on the employees of the demo. */
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { fits } from "#src/domain/people/employee-rows.ts";
import type { ListSearch } from "../../crud/list-search.ts";
import { Card } from "../../kit/card.tsx";
import { DataTable } from "../../kit/data-table/data-table.tsx";
import { placeColumns } from "../../kit/data-table/layout.ts";
import { Pager } from "../../kit/data-table/pager.tsx";
import type { Grouping } from "../../kit/data-table/rows.ts";
import { TableSkeleton } from "../../kit/data-table/table-skeleton.tsx";
import { TableToolbar } from "../../kit/data-table/table-toolbar.tsx";
import { useLayout } from "../../kit/data-table/use-layout.ts";
import { useSelection } from "../../kit/data-table/use-selection.ts";
import { useViews } from "../../kit/data-table/use-views.ts";
import { ViewButton } from "../../kit/data-table/view-button.tsx";
import { ViewsMenu } from "../../kit/data-table/views-menu.tsx";
import { VirtualBody } from "../../kit/data-table/virtual-body.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { ErrorState, NoMatch } from "../../kit/states.tsx";
import { toggled } from "../../kit/toggled.ts";
import { useUndoKey } from "../../kit/undo.ts";
import { useMedia, wide } from "../../kit/use-media.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { loadMessages } from "../../messages/store.ts";
import { useText } from "../../messages/use-text.ts";
import { useAccount } from "../../session/account.ts";
import { EmployeeActions } from "./employee-actions.tsx";
import { EmployeeFacts } from "./employee-facts.tsx";
import { EmployeeBulk } from "./employee-bulk.tsx";
import { useEmployeeFiles } from "./employee-files.ts";
import { filterOf, readEmployees, sortable, writeEmployees, type EmployeeList } from "./employee-list.ts";
import { useStatusName } from "./status.tsx";
import { useEdits } from "./use-edits.ts";
import { EmployeeName, useEmployeeColumns, usualColumns } from "./use-employee-columns.tsx";
import { useEmployeeFilters } from "./use-employee-filters.ts";
import { useEmployees, type Employee } from "./use-employees.ts";

// Below the fold, and with a library of its own.
const PayChart = lazy(async () => {
  const [{ PayChart: component }] = await Promise.all([import("./pay-chart.tsx"), loadMessages("charts")]);
  return { default: component };
});

interface AdvancePageProps {
  search: ListSearch;
  onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

const keyOf = (row: Employee): string => row.key;
const nameOf = (row: Employee): string => row.full_name;
const list = "employees";

export function AdvancePage({ search, onSearch }: AdvancePageProps) {
  const t = useText();
  const isWide = useMedia(wide);
  const account = useAccount();
  const statusName = useStatusName();
  const asked = readEmployees(search);
  const state: EmployeeList = { ...asked, long: asked.long && isWide };
  const employees = useEmployees(state);
  const change = (changes: Partial<EmployeeList> | { group: undefined }, replace = false): void =>
    onSearch(writeEmployees(asked, changes), { replace });

  const edits = useEdits();
  const all = useEmployeeColumns((row, own) => edits.change([row], own));
  const [layout, setLayout] = useLayout(list);
  const columns = placeColumns(all, layout, usualColumns);
  const views = useViews({ owner: account?.id ?? "", list, search, onSearch, layout, onLayout: setLayout });
  const filters = useEmployeeFilters(employees.everyone);
  const selection = useSelection(keyOf);
  const rows = useMemo(() => employees.rows?.map(edits.of), [employees.rows, edits.of]);
  const files = useEmployeeFiles({ state, columns, edits, rows: employees.rows });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Employee>();
  useUndoKey();

  const { group, filters: values, q } = state;
  const filterKey = JSON.stringify(values);
  const grouping = useMemo<Grouping<Employee> | undefined>(() => {
    if (!group) return undefined;
    const fitting = employees.everyone.filter((row) => fits(row, filterOf({ q, filters: values })));
    return {
      keyOf: (row) => String(row[group]),
      label: (key) => (group === "status" ? statusName(Number(key)) : key),
      // The long list holds its groups whole; a page may hold a part of one.
      ...(!state.long && { count: (key: string) => fitting.filter((row) => String(row[group]) === key).length }),
      closed,
      onToggle: (key) => setClosed(toggled(closed, key)),
    };
  }, [group, q, filterKey, employees.everyone, closed, statusName, state.long]);

  const last = Math.max(1, Math.ceil(employees.total / state.pageSize));
  const answered = employees.rows !== undefined && !employees.stale;
  useEffect(() => {
    if (answered && !state.long && state.page > last) change({ page: last }, true);
  });
  const fieldName = (field: string): string => all.find(({ id }) => id === field)?.header ?? field;

  return (
    <PageFrame
      title={t("tables.advance.title")}
      intro={t("tables.advance.intro")}
      actions={
        <EmployeeActions
          state={state}
          files={files}
          onGroup={(next) => change(next ? { group: next } : { group: undefined })}
          onLong={(long) => change({ long })}
        />
      }
    >
      <chakra.div
        position="relative"
        display="flex"
        flexDirection="column"
        minW="0"
        maxH={isWide ? "max(34rem, calc(100dvh - 10.25rem))" : undefined}
      >
        <TableToolbar
          search={t("tables.search")}
          q={state.q}
          filters={filters}
          values={state.filters}
          sortFields={sortable.map((name) => ({ name, label: fieldName(name) }))}
          sort={state.sort}
          onChange={(next) => change(next, "q" in next && state.q !== "")}
          end={
            <>
              <ViewsMenu views={views} />
              <ViewButton all={all} placed={columns} layout={layout} onChange={setLayout} />
            </>
          }
        />
        <VisuallyHidden role="status">{answered ? t("crud.found", { total: employees.total }) : ""}</VisuallyHidden>
        <Card display="flex" flexDirection="column" minH="0" overflow="hidden">
          {rows && rows.length > 0 ? (
            <>
              <DataTable
                // Another way of drawing the rows begins at the top.
                key={String(state.long)}
                label={t("tables.employees")}
                columns={columns}
                rows={rows}
                idOf={keyOf}
                nameOf={nameOf}
                lead={(row, control) => (
                  <chakra.button
                    {...control}
                    type="button"
                    display="inline-flex"
                    alignItems="center"
                    gap="2"
                    minH="6"
                    borderRadius="xs"
                    fontWeight="medium"
                    cursor="pointer"
                    aria-haspopup="dialog"
                    onClick={() => setOpened(row)}
                  >
                    <EmployeeName row={row} />
                  </chakra.button>
                )}
                sort={state.sort}
                onSort={(sort) => change({ sort })}
                multiSort
                selection={selection}
                density={layout.density}
                arranging={{ layout, onChange: setLayout }}
                grouping={grouping}
                stale={employees.stale}
                {...(state.long && { body: VirtualBody })}
                keys={{
                  x: (key) =>
                    rows.filter((row) => row.key === key).forEach((row) => selection.set([row], !selection.has(row))),
                }}
              />
              {!state.long && (
                <Pager
                  page={Math.min(state.page, last)}
                  pageSize={state.pageSize}
                  total={employees.total}
                  onPage={(page) => change({ page })}
                  onPageSize={(pageSize) => change({ pageSize })}
                />
              )}
            </>
          ) : rows ? (
            <NoMatch query={state.q || undefined} onClear={() => change({ q: "", filters: {} })} />
          ) : employees.error ? (
            <ErrorState error={employees.error} onRetry={employees.retry} />
          ) : (
            <TableSkeleton
              columns={columns}
              rows={state.pageSize}
              density={layout.density}
              selectable
              actions={false}
            />
          )}
        </Card>
        <EmployeeBulk selection={selection} files={files} edits={edits} />
      </chakra.div>
      {opened && (
        <Dialog open width="44rem" title={opened.full_name} onClose={() => setOpened(undefined)}>
          <EmployeeFacts row={edits.of(opened)} />
        </Dialog>
      )}
      {/* Where it stands depends on how many rows there are. */}
      {rows && (
        <chakra.div mt="6" minH="24rem">
          <Suspense>
            <PayChart rows={employees.everyone} filter={filterOf(state)} />
          </Suspense>
        </chakra.div>
      )}
    </PageFrame>
  );
}
