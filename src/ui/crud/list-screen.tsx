/** List page of an area, generated from its declaration. */
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { hasRole, pathOf, type Area, type Row } from "./area.ts";
import { Forbidden } from "../kit/forbidden.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { ExportMenu } from "../list/export-menu.tsx";
import { ListPage } from "../list/list-page.tsx";
import type { ListSearch } from "../list/list-search.ts";
import { filterQuery, listQuery } from "../list/list-state.ts";
import { useDeviceViews } from "../list/use-device-views.ts";
import { useList, useListAnswer } from "../list/use-list.ts";
import { useListFile } from "../list/use-list-file.ts";
import { useMay } from "./abilities.ts";
import { newAt } from "./addresses.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { bulkRoles } from "./bulk-actions.tsx";
import { useLabels } from "./labels.ts";
import { SiblingLinks } from "./sibling-links.tsx";
import { useColumns } from "./use-columns.tsx";
import { useFilters } from "./use-filters.ts";
import { useListRows } from "./use-list-rows.tsx";

interface ListScreenProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  /** Path of the list; records are below it. */
  base: string;
  search: ListSearch;
  onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

const idOf = (row: Row): string => row.id;

export function ListScreen(props: ListScreenProps) {
  const may = useMay(props.area);
  const labels = useLabels(props.area);
  return may("list") ? <AreaList {...props} /> : <Forbidden title={labels.text("title")} />;
}

function AreaList({ area, scope, base, search, onSearch }: ListScreenProps) {
  const labels = useLabels(area);
  const may = useMay(area);
  const navigate = useNavigate();
  const path = pathOf(area, scope);
  const list = useList({
    name: area.name,
    contract: area.list,
    search,
    onSearch,
    columns: useColumns(area),
    usual: area.columns,
    idOf,
    views: useDeviceViews(area.name),
  });
  const answer = useListAnswer(list, area.calls.list({ path, query: listQuery(area.list, list.state) }));
  const filters = useFilters(area, scope, list.state.filters);
  const { table, dialog } = useListRows(area, scope, base, list.selection);
  const file = useListFile<Row>(area.name);
  const create = may("create") && (
    <ButtonLink to={newAt(base)} variant="solid" aria-keyshortcuts="n">
      <Plus size={16} aria-hidden />
      {labels.text("new")}
    </ButtonLink>
  );
  return (
    <ListPage
      list={list}
      answer={answer}
      title={labels.text("title")}
      intro={labels.text("intro")}
      tabs={area.siblings && <SiblingLinks area={area} labels={labels} base={base} />}
      actions={
        <>
          {/* First, so that its late arrival shifts nothing; the reserved width keeps the intro from rewrapping. */}
          {area.offers && (may("create") || !hasRole(area, "create")) && (
            <Suspense fallback={<Skeleton css={{ w: "5.75rem", h: "9", my: "0" }} />}>
              <area.offers scope={scope} base={base} />
            </Suspense>
          )}
          {may("export") && (
            <ExportMenu
              total={answer.rows && answer.total}
              busy={file.busy}
              onSave={(format) =>
                void file.all(format, list.columns, (query, init) =>
                  area.calls.export({ path, query: { ...filterQuery(area.list, list.state), ...query } }, init),
                )
              }
            />
          )}
          {create}
        </>
      }
      search={area.resource.search ? labels.text("search") : undefined}
      filters={filters}
      sortLabel={(name) => labels.field(name)}
      empty={{ title: labels.text("empty"), text: labels.text("emptyText"), action: create }}
      table={table}
      selectable={bulkRoles.some(may) || may("export") || area.bulk !== undefined}
      beside={area.beside && <area.beside scope={scope} base={base} />}
      onCreate={may("create") ? () => void navigate({ to: newAt(base) }) : undefined}
      help={{ edit: may("update"), remove: may("delete") }}
      bulk={
        <BulkBar
          area={area}
          scope={scope}
          selection={list.selection}
          onExport={() => file.these(list.selection.rows, list.columns)}
        />
      }
    >
      {dialog}
    </ListPage>
  );
}
