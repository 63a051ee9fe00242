/** The list of an area: search, filters, order, pages, choice of rows, and what can be done with them. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { pathOf, type Area, type Row } from "./area.ts";
import { Card } from "../kit/card.tsx";
import { Pager } from "../kit/data-table/pager.tsx";
import { TableSkeleton } from "../kit/data-table/table-skeleton.tsx";
import { useSelection } from "../kit/data-table/use-selection.ts";
import { ViewButton } from "../kit/data-table/view-button.tsx";
import { ViewsMenu } from "../kit/data-table/views-menu.tsx";
import { placeColumns } from "../kit/data-table/layout.ts";
import { useLayout } from "../kit/data-table/use-layout.ts";
import { useViews } from "../kit/data-table/use-views.ts";
import { ButtonLink } from "../kit/link.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { statusOf } from "../kit/problem.ts";
import { useShortcuts } from "../kit/shortcuts.ts";
import { Skeleton } from "../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../kit/states.tsx";
import { useUndoKey } from "../kit/undo.ts";
import { useMedia, wide } from "../kit/use-media.ts";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { useAccount } from "../session/account.ts";
import { useMay } from "./abilities.ts";
import { newAt } from "./addresses.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { bulkRoles } from "./bulk-actions.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { Forbidden } from "./forbidden.tsx";
import { useLabels } from "./labels.ts";
import { filterQuery, listInput, readList, writeSearch, type ListState } from "./list-query.ts";
import { ListRows } from "./list-rows.tsx";
import type { ListSearch } from "./list-search.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { SiblingLinks } from "./sibling-links.tsx";
import { useColumns } from "./use-columns.tsx";
import { useListFile } from "./use-list-file.ts";

const ListKeys = lazy(async () => {
  const [{ ListKeys: component }] = await Promise.all([import("./list-keys.tsx"), loadMessages("tools")]);
  return { default: component };
});

interface ListScreenProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  /** Address of the list; records lie below it. */
  base: string;
  search: ListSearch;
  onSearch: (search: ListSearch, options: { replace: boolean }) => void;
}

const idOf = (row: Row): string => row.id;

export function ListScreen(props: ListScreenProps) {
  const may = useMay(props.area);
  const labels = useLabels(props.area);
  return may("list") ? <List {...props} /> : <Forbidden title={labels.text("title")} />;
}

/** On wide pages what stands beside the list has a column of its own, on narrow ones it stands above. */
function WithBeside({
  area,
  scope,
  base,
  children,
}: Pick<ListScreenProps, "area" | "scope" | "base"> & { children: ReactNode }) {
  const Beside = area.beside;
  if (!Beside) return children;
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: "column", lg: "row" }}
      alignItems={{ lg: "flex-start" }}
      gap="4"
      minH="0"
      flex={{ lg: "1" }}
    >
      <Beside scope={scope} base={base} />
      {children}
    </chakra.div>
  );
}

function List({ area, scope, base, search, onSearch }: ListScreenProps) {
  const t = useText();
  const labels = useLabels(area);
  const may = useMay(area);
  const navigate = useNavigate();
  const isWide = useMedia(wide);
  const [keysShown, showKeys] = useState(false);

  const state = readList(area, search);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...area.calls.list(listInput(area, scope, state)),
    placeholderData: keepPreviousData,
  });
  const change = (changes: Partial<ListState>, replace = false): void =>
    onSearch(writeSearch(area, state, changes), { replace });
  // Past the last page the server answers the last one: the address follows.
  const answeredPage = data && !isPlaceholderData ? data.page : state.page;
  useEffect(() => {
    if (answeredPage !== state.page) change({ page: answeredPage }, true);
  });

  const [layout, setLayout] = useLayout(area.name);
  const allColumns = useColumns(area);
  const columns = placeColumns(allColumns, layout, area.columns);
  const account = useAccount();
  const views = useViews({
    owner: account?.id === undefined ? "" : String(account.id),
    list: area.name,
    search,
    onSearch,
    layout,
    onLayout: setLayout,
  });
  const selection = useSelection(idOf);
  const selectable = bulkRoles.some(may) || may("export");
  const file = useListFile<Row>(area.name);

  useUndoKey();
  useShortcuts({ ...(may("create") && { n: () => void navigate({ to: newAt(base) }) }), "?": () => showKeys(true) });

  if (statusOf(error) === 403 && !data) return <Forbidden title={labels.text("title")} />;
  const rows = data?.items ?? [];
  const searching = state.q !== "" || Object.keys(state.filters).length > 0;
  const create = may("create") && (
    <ButtonLink to={newAt(base)} variant="solid" aria-keyshortcuts="n">
      <Plus size={16} aria-hidden />
      {labels.text("new")}
    </ButtonLink>
  );
  return (
    <PageFrame
      title={labels.text("title")}
      intro={labels.text("intro")}
      fill={isWide}
      tabs={area.siblings && <SiblingLinks area={area} labels={labels} base={base} />}
      actions={
        <>
          {/* First, for what comes late then moves none of the others; about as wide as its words, for the sentence beside must not wrap anew. */}
          {area.offers && may("create") && (
            <Suspense fallback={<Skeleton w="36" h="9" my="0" />}>
              <area.offers scope={scope} base={base} />
            </Suspense>
          )}
          {may("export") && (
            <ExportMenu
              total={data?.total}
              busy={file.busy}
              onSave={(format) =>
                void file.all(format, columns, (query, init) =>
                  area.calls.export(
                    { path: pathOf(area, scope), query: { ...filterQuery(area, state), ...query } },
                    init,
                  ),
                )
              }
            />
          )}
          {create}
        </>
      }
    >
      <chakra.div position="relative" display="flex" flexDirection="column" flex="1" minH="0">
        <ListToolbar
          area={area}
          scope={scope}
          state={state}
          // A search grows letter by letter: one step of Back leaves it as a whole.
          onChange={(changes) => change(changes, "q" in changes && state.q !== "")}
          end={
            <>
              <ViewsMenu views={views} />
              <ViewButton all={allColumns} placed={columns} layout={layout} onChange={setLayout} />
            </>
          }
        />
        <VisuallyHidden role="status">
          {data && !isPlaceholderData ? t("crud.found", { total: data.total }) : ""}
        </VisuallyHidden>
        <WithBeside area={area} scope={scope} base={base}>
          <Card
            display="flex"
            flexDirection="column"
            minH="0"
            minW="0"
            flex={area.beside && "1"}
            maxH={area.beside && "full"}
            w="full"
            overflow="hidden"
          >
            {data && rows.length > 0 ? (
              <>
                <ListRows
                  area={area}
                  scope={scope}
                  base={base}
                  rows={rows}
                  columns={columns}
                  selection={selectable ? selection : undefined}
                  sort={state.sort}
                  onSort={(sort) => change({ sort })}
                  density={layout.density}
                  arranging={{ layout, onChange: setLayout }}
                  stale={isPlaceholderData && isFetching}
                />
                <Pager
                  page={data.page}
                  pageSize={data.pageSize}
                  total={data.total}
                  onPage={(page) => change({ page })}
                  onPageSize={(pageSize) => change({ pageSize })}
                />
              </>
            ) : data && searching ? (
              <NoMatch query={state.q || undefined} onClear={() => change({ q: "", filters: {} })} />
            ) : data ? (
              <EmptyState title={labels.text("empty")} action={create}>
                {labels.text("emptyText")}
              </EmptyState>
            ) : error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <TableSkeleton columns={columns} rows={state.pageSize} density={layout.density} selectable={selectable} />
            )}
          </Card>
        </WithBeside>
        {selectable && (
          <BulkBar
            area={area}
            scope={scope}
            selection={selection}
            onExport={() => file.these(selection.rows, columns)}
          />
        )}
      </chakra.div>
      {keysShown && (
        <Suspense>
          <ListKeys may={may} onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
}
