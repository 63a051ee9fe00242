/** The people of a company: as a table that searches, filters, sorts and saves, or as a directory of cards. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { LayoutGrid, Network, Plus, Table2, Upload } from "lucide-react";
import { useEffect } from "react";
import { useListEmployeeCustomFields, useListEmployees } from "#generated/hrms/hooks/employees.ts";
import type { EmployeeCustomField, EmployeeRow } from "#generated/hrms/schema.ts";
import { ExportMenu } from "../../../crud/export-menu.tsx";
import { Forbidden } from "../../../crud/forbidden.tsx";
import { useSharedViews } from "../../../crud/use-shared-views.ts";
import { IconButton } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { placeColumns } from "../../../kit/data-table/layout.ts";
import { Pager } from "../../../kit/data-table/pager.tsx";
import { TableSkeleton } from "../../../kit/data-table/table-skeleton.tsx";
import { TableToolbar } from "../../../kit/data-table/table-toolbar.tsx";
import { useLayout } from "../../../kit/data-table/use-layout.ts";
import { useSelection } from "../../../kit/data-table/use-selection.ts";
import { ViewButton } from "../../../kit/data-table/view-button.tsx";
import { ViewsMenu } from "../../../kit/data-table/views-menu.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { useShortcuts } from "../../../kit/shortcuts.ts";
import { EmptyState, ErrorState, NoMatch } from "../../../kit/states.tsx";
import { useUndoKey } from "../../../kit/undo.ts";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useAccount } from "../../../session/account.ts";
import { EmployeeBulk } from "./employee-bulk.tsx";
import { EmployeeCards } from "./employee-cards.tsx";
import { EmployeeRows } from "./employee-rows.tsx";
import {
  listQuery,
  readSearch,
  searchOf,
  sortFields,
  stateOf,
  type EmployeesSearch,
  type EmployeesState,
} from "./list-state.ts";
import { isOwn } from "./own-fields.ts";
import { useEmployeeColumns, usualColumns } from "./use-employee-columns.tsx";
import { useEmployeeFiles } from "./use-employee-files.ts";
import { useEmployeeFilters } from "./use-employee-filters.ts";

const list = "employees";
const none: readonly EmployeeCustomField[] = [];
const idOf = ({ id }: EmployeeRow): string => id;

interface EmployeesPageProps {
  companyId: string;
  search: EmployeesSearch;
  onSearch: (search: EmployeesSearch, options: { replace: boolean }) => void;
}

export function EmployeesPage(props: EmployeesPageProps) {
  const t = useText();
  return useAbility().can("read", "employees") ? <People {...props} /> : <Forbidden title={t("employees.title")} />;
}

function People({ companyId, search, onSearch }: EmployeesPageProps) {
  const t = useText();
  const ability = useAbility();
  const navigate = useNavigate();
  const account = useAccount();
  const isWide = useMedia(wide);
  const state = stateOf(search);
  const { data, error, isPlaceholderData, isFetching, refetch } = useListEmployees(
    { path: { companyId }, query: listQuery(state) },
    { placeholderData: keepPreviousData },
  );
  const change = (changes: Partial<EmployeesState>, replace = false): void =>
    onSearch(searchOf(search, changes), { replace });
  // Past the last page the server answers the last one: the address follows.
  const answeredPage = data && !isPlaceholderData ? data.page : state.page;
  useEffect(() => {
    if (answeredPage !== state.page) change({ page: answeredPage }, true);
  });

  const [layout, setLayout] = useLayout(list);
  const { data: found, isPending: ownPending } = useListEmployeeCustomFields({ path: { companyId } });
  // Where nobody's personal fields may be read there is nothing to show.
  const own = ability.can("read", "fields:personal") ? (found ?? none) : none;
  // A column that comes later would move the others.
  const complete = !ownPending || !(layout.columns ?? []).some(isOwn);
  const all = useEmployeeColumns(own);
  const columns = placeColumns(all, layout, usualColumns);
  const views = useSharedViews({
    owner: account ? String(account.id) : "",
    companyId,
    list,
    search,
    onSearch: (next, options) => onSearch(readSearch(next), options),
    layout,
    onLayout: setLayout,
  });
  const filters = useEmployeeFilters(companyId, state, own);
  const selection = useSelection(idOf);
  const files = useEmployeeFiles(companyId);
  const [mayCreate, mayExport, mayUpdate] = [
    ability.can("create", "employees"),
    ability.can("export", "employees"),
    ability.can("update", "employees"),
  ];
  const addNew = (): void => void navigate({ to: "/companies/$companyId/employees/new", params: { companyId } });
  useUndoKey();
  useShortcuts({ ...(mayCreate && { n: addNew }) });

  if (statusOf(error) === 403 && !data) return <Forbidden title={t("employees.title")} />;
  const rows = data?.items ?? [];
  const stale = isPlaceholderData && isFetching;
  const otherLook = state.look === "cards" ? "table" : "cards";
  const selectable = mayExport || mayUpdate;
  const searching = state.q !== "" || Object.keys(state.filters).length > 0;
  const create = mayCreate && (
    <ButtonLink to="/companies/$companyId/employees/new" params={{ companyId }} variant="solid" aria-keyshortcuts="n">
      <Plus size={16} aria-hidden />
      {t("employees.add")}
    </ButtonLink>
  );
  return (
    <PageFrame
      title={t("employees.title")}
      intro={t("employees.intro")}
      fill={isWide}
      actions={
        <>
          <IconButton
            variant="outline"
            label={t(otherLook === "cards" ? "employees.asCards" : "employees.asTable")}
            onClick={() => change({ look: otherLook })}
          >
            {otherLook === "cards" ? <LayoutGrid size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
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
              total={data?.total}
              busy={files.busy}
              onSave={(format) => void files.all(format, state, columns)}
            />
          )}
          {create}
        </>
      }
    >
      <chakra.div position="relative" display="flex" flexDirection="column" flex="1" minH="0" minW="0">
        <TableToolbar
          search={t("employees.search")}
          q={state.q}
          filters={filters}
          values={state.filters}
          sortFields={sortFields.map((name) => ({ name, label: t(`employees.field.${name}`) }))}
          sort={state.sort}
          // A search grows letter by letter: one step of Back leaves it as a whole.
          onChange={(changes) => change(changes, "q" in changes && state.q !== "")}
          end={
            <>
              <ViewsMenu views={views} />
              {state.look === "table" && <ViewButton all={all} placed={columns} layout={layout} onChange={setLayout} />}
            </>
          }
        />
        <VisuallyHidden role="status">
          {data && !isPlaceholderData ? t("employees.found", { total: data.total }) : ""}
        </VisuallyHidden>
        <Card display="flex" flexDirection="column" minH="0" overflow="hidden">
          {data && complete && rows.length > 0 ? (
            <>
              {state.look === "cards" ? (
                <EmployeeCards {...{ companyId, rows, stale }} />
              ) : (
                <EmployeeRows
                  {...{ companyId, rows, columns, stale }}
                  selection={selectable ? selection : undefined}
                  sort={state.sort}
                  onSort={(sort) => change({ sort })}
                  density={layout.density}
                  arranging={{ layout, onChange: setLayout }}
                />
              )}
              <Pager
                page={data.page}
                pageSize={data.pageSize}
                total={data.total}
                onPage={(page) => change({ page })}
                onPageSize={(pageSize) => change({ pageSize })}
              />
            </>
          ) : data && complete && searching ? (
            <NoMatch query={state.q || undefined} onClear={() => change({ q: "", filters: {} })} />
          ) : data && complete ? (
            <EmptyState title={t("employees.empty")} action={create}>
              {t("employees.emptyText")}
            </EmptyState>
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <TableSkeleton
              columns={columns}
              rows={state.pageSize}
              density={layout.density}
              selectable={selectable}
              actions={false}
            />
          )}
        </Card>
        {selectable && (
          <EmployeeBulk
            companyId={companyId}
            selection={selection}
            mayExport={mayExport}
            mayUpdate={mayUpdate}
            onExport={() => files.these(selection.rows, columns)}
          />
        )}
      </chakra.div>
    </PageFrame>
  );
}
