/** Employees of a company, as a table or as a directory of cards. */
import { useNavigate } from "@tanstack/react-router";
import { LayoutGrid, ListChecks, Network, Plus, Table2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { listEmployeesOptions, useListEmployeeCustomFields } from "#generated/hrms/hooks/employees.ts";
import type { EmployeeCustomField, EmployeeRow } from "#generated/hrms/schema.ts";
import { IconButton } from "../../../kit/button.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { ExportMenu } from "../../../list/export-menu.tsx";
import { ListPage } from "../../../list/list-page.tsx";
import type { ListSearch } from "../../../list/list-search.ts";
import { listQuery } from "../../../list/list-state.ts";
import { useCompanyViews } from "../../../list/use-company-views.ts";
import { useList, useListAnswer } from "../../../list/use-list.ts";
import { useText } from "../../../messages/use-text.ts";
import { everyones, useAbility } from "../../../session/ability.ts";
import { EmployeeBulk } from "./employee-bulk.tsx";
import { EmployeeCards } from "./employee-cards.tsx";
import { EmployeeLead } from "./employee-lead.tsx";
import { employeeList } from "./employee-list.ts";
import { isOwn } from "./own-fields.ts";
import { useEmployeeColumns, usualColumns } from "./use-employee-columns.tsx";
import { useEmployeeFiles } from "./use-employee-files.ts";
import { useEmployeeFilters } from "./use-employee-filters.ts";

const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));

const none: readonly EmployeeCustomField[] = [];
const idOf = ({ id }: EmployeeRow): string => id;

interface EmployeesPageProps {
  companyId: string;
  search: ListSearch;
  onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

export function EmployeesPage(props: EmployeesPageProps) {
  const t = useText();
  return useAbility().can("read", "employees") ? <People {...props} /> : <Forbidden title={t("employees.title")} />;
}

function People({ companyId, search, onSearch }: EmployeesPageProps) {
  const t = useText();
  const ability = useAbility();
  const navigate = useNavigate();
  const { data: found, isPending: ownPending } = useListEmployeeCustomFields({ path: { companyId } });
  // Custom fields need the right to read personal fields.
  const own = ability.can("read", everyones("fields:personal")) ? (found ?? none) : none;
  const list = useList({
    name: "employees",
    contract: employeeList,
    search,
    onSearch,
    columns: useEmployeeColumns(own),
    usual: usualColumns,
    idOf,
    views: useCompanyViews(companyId, "employees"),
  });
  const { state, change, layout, columns, selection } = list;
  const answer = useListAnswer(
    list,
    listEmployeesOptions({ path: { companyId }, query: listQuery(employeeList, state) }),
  );
  const filters = useEmployeeFilters(companyId, state, own);
  const files = useEmployeeFiles(companyId);
  const [mayCreate, mayExport, mayUpdate] = [
    ability.can("create", "employees"),
    ability.can("export", "employees"),
    ability.can("update", "employees"),
  ];
  const [exporting, setExporting] = useState(false);
  const asCards = state.extras?.["look"] === "cards";
  const create = mayCreate && (
    <ButtonLink to="/companies/$companyId/employees/new" params={{ companyId }} variant="solid" aria-keyshortcuts="n">
      <Plus size={16} aria-hidden />
      {t("employees.add")}
    </ButtonLink>
  );
  const page = (
    <ListPage
      list={list}
      answer={answer}
      // Wait for custom columns: adding them later would shift the others.
      ready={!ownPending || !(layout.columns ?? []).some(isOwn)}
      title={t("employees.title")}
      intro={t(ability.can("read", everyones("employees")) ? "employees.intro" : "employees.introSome")}
      actions={
        <>
          <IconButton
            variant="outline"
            label={t(asCards ? "employees.asTable" : "employees.asCards")}
            onClick={() => change({ extras: asCards ? {} : { look: "cards" } })}
          >
            {asCards ? <Table2 size={16} aria-hidden /> : <LayoutGrid size={16} aria-hidden />}
          </IconButton>
          <ButtonLink to="/companies/$companyId/org-chart" params={{ companyId }}>
            <Network size={16} aria-hidden />
            {t("employees.orgChart")}
          </ButtonLink>
          {mayCreate && (
            <ButtonLink to="/companies/$companyId/employees/import" params={{ companyId }}>
              <Upload size={16} aria-hidden />
              {t("employees.import")}
            </ButtonLink>
          )}
          {mayExport && (
            <ExportMenu
              total={answer.rows && answer.total}
              busy={files.busy}
              onSave={(format) => void files.all(format, state, columns)}
            >
              <MenuItem icon={<ListChecks size={16} aria-hidden />} onSelect={() => setExporting(true)}>
                {t("employees.exportMore.open")}
              </MenuItem>
            </ExportMenu>
          )}
          {create}
        </>
      }
      search={t("employees.search")}
      filters={filters}
      sortLabel={(name) => t(`employees.field.${name}` as "employees.field.fullName")}
      found={(total) => t("employees.found", { total })}
      empty={{ title: t("employees.empty"), text: t("employees.emptyText"), action: create }}
      table={{
        nameOf: (row) => row.fullName,
        lead: (row, control) => <EmployeeLead {...{ companyId, row, control }} density={layout.density} />,
      }}
      rowsView={
        asCards ? (rows, stale) => <EmployeeCards companyId={companyId} rows={rows} stale={stale} /> : undefined
      }
      selectable={mayExport || mayUpdate}
      onCreate={
        mayCreate
          ? () => void navigate({ to: "/companies/$companyId/employees/new", params: { companyId } })
          : undefined
      }
      bulk={
        <EmployeeBulk
          companyId={companyId}
          selection={selection}
          mayExport={mayExport}
          mayUpdate={mayUpdate}
          onExport={() => files.these(selection.rows, columns)}
        />
      }
    />
  );
  return (
    <>
      {page}
      {exporting && (
        <Suspense>
          <ExportDialog
            columns={columns}
            busy={files.busy}
            onSave={(format, wanted) => files.all(format, state, wanted)}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
