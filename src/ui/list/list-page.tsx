/** List page: search, filters, sorting, paging, selection, saved views, and the empty, error and loading states. */
import { css } from "#generated/styles/css/index.js";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { Card } from "../kit/card.tsx";
import { DataTable } from "../table/data-table.tsx";
import type { TableFilter } from "./filters/filter.ts";
import { Pager } from "../table/pager.tsx";
import type { TableProps } from "../table/rows.ts";
import { TableSkeleton } from "../table/table-skeleton.tsx";
import { TableToolbar } from "./table-toolbar.tsx";
import { ViewButton } from "./view-button.tsx";
import { ViewsMenu } from "./views/views-menu.tsx";
import { Forbidden } from "../kit/forbidden.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { statusOf } from "../kit/problem.ts";
import { useShortcuts } from "../kit/shortcuts.ts";
import { EmptyState, ErrorState, NoMatch } from "../kit/states.tsx";
import { useUndoKey } from "../kit/undo.ts";
import { useMedia, wide } from "../kit/use-media.ts";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import type { KeysHelp } from "./list-keys.tsx";
import type { List, ListAnswer } from "./use-list.ts";

const ListKeys = lazy(async () => {
  const [{ ListKeys: component }] = await Promise.all([import("./list-keys.tsx"), loadMessages("tools")]);
  return { default: component };
});

interface ListTable<Row> extends Pick<
  TableProps<Row>,
  "nameOf" | "lead" | "actions" | "multiSort" | "grouping" | "body"
> {
  /** Accessible name; defaults to the page title. */
  readonly label?: string;
  /** Actions on the focused row by key; X toggles its selection if rows are selectable. */
  readonly keys?: Readonly<Record<string, (row: Row) => void>>;
}

interface ListPageProps<Row> {
  list: List<Row>;
  answer: ListAnswer<Row>;
  /** False while visible columns are still loading. */
  ready?: boolean;
  title: string;
  intro: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  /** Search label; undefined if the list cannot be searched. */
  search: string | undefined;
  filters: readonly TableFilter[];
  sortLabel: (field: string) => string;
  /** Announces the number of results to screen readers. */
  found?: (total: number) => string;
  empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  table: ListTable<Row>;
  selectable: boolean;
  /** Custom rendering of the rows, instead of a table. */
  rowsView?: ((rows: readonly Row[], stale: boolean) => ReactNode) | undefined;
  /** False if all rows are shown on one page. */
  paged?: boolean;
  /** Beside the list in wide windows, above it in narrow ones. */
  beside?: ReactNode;
  /** Height of toolbar and rows in wide windows, if content follows below; defaults to the window's height. */
  maxHeight?: string;
  onCreate?: (() => void) | undefined;
  help?: Omit<KeysHelp, "create" | "select">;
  bulk?: ReactNode;
  children?: ReactNode;
}

export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    list,
    answer,
    ready = true,
    title,
    filters,
    paged = true,
    beside,
    selectable,
    rowsView,
    onCreate,
    help,
  } = props;
  const t = useText();
  const isWide = useMedia(wide);
  const [keysShown, showKeys] = useState(false);
  const { state, change, contract, layout, onLayout, columns } = list;
  // Past the end, correct the URL to the last page.
  const answeredPage = paged && !answer.earlier ? answer.page : state.page;
  useEffect(() => {
    if (answeredPage !== state.page) change({ page: answeredPage }, true);
  });
  useUndoKey();
  useShortcuts({ ...(onCreate && { n: onCreate }), ...(help && { "?": () => showKeys(true) }) });

  if (statusOf(answer.error) === 403 && !answer.rows) return <Forbidden title={title} />;
  const searching = state.q !== "" || Object.keys(state.filters).length > 0;
  const rows = ready ? answer.rows : undefined;
  const content = (
    <Card
      className={css({
        display: "flex",
        flexDirection: "column",
        minH: "0",
        minW: "0",
        flex: beside ? { "2xl": "1" } : undefined,
        maxH: beside ? "full" : undefined,
        w: "full",
        overflow: "hidden",
      })}
    >
      {rows && rows.length > 0 ? (
        <>
          <Rows {...props} rows={rows} />
          {paged && (
            <Pager
              page={answer.page}
              pageSize={answer.pageSize}
              total={answer.total}
              onPage={(page) => change({ page })}
              onPageSize={(pageSize) => change({ pageSize })}
            />
          )}
        </>
      ) : rows && searching ? (
        <NoMatch query={state.q || undefined} onClear={() => change({ q: "", filters: {} })} />
      ) : rows ? (
        <EmptyState title={props.empty.title} action={props.empty.action}>
          {props.empty.text}
        </EmptyState>
      ) : answer.error ? (
        <ErrorState error={answer.error} onRetry={answer.retry} />
      ) : (
        <TableSkeleton
          columns={columns}
          rows={state.pageSize}
          density={layout.density}
          selectable={selectable}
          actions={props.table.actions !== undefined}
        />
      )}
    </Card>
  );
  return (
    <PageFrame
      title={title}
      intro={props.intro}
      fill={isWide && props.maxHeight === undefined}
      tabs={props.tabs}
      actions={props.actions}
    >
      <div
        className={css({
          position: "relative",
          display: "flex",
          flexDirection: "column",
          flex: props.maxHeight === undefined ? "1" : undefined,
          minH: "0",
          minW: "0",
        })}
        style={isWide ? { maxHeight: props.maxHeight } : undefined}
      >
        <TableToolbar
          search={props.search}
          q={state.q}
          filters={filters}
          values={state.filters}
          sortFields={(contract.sort?.fields ?? []).map((name) => ({ name, label: props.sortLabel(name) }))}
          sort={state.sort}
          // Typing replaces the history entry, so that one Back clears the whole search.
          onChange={(changes) => change(changes, "q" in changes && state.q !== "")}
          end={
            <>
              <ViewsMenu views={list.views} />
              {!rowsView && <ViewButton all={list.all} placed={columns} layout={layout} onChange={onLayout} />}
            </>
          }
        />
        <VisuallyHidden role="status">
          {answer.rows && !answer.earlier
            ? (props.found?.(answer.total) ?? t("crud.found", { total: answer.total }))
            : ""}
        </VisuallyHidden>
        {beside ? (
          <div
            className={css({
              display: "flex",
              // A table beside the menu and another column has too little room below this width.
              flexDirection: { base: "column", "2xl": "row" },
              alignItems: { "2xl": "flex-start" },
              gap: "4",
              minH: "0",
              flex: { lg: "1" },
            })}
          >
            {beside}
            {content}
          </div>
        ) : (
          content
        )}
        {selectable && props.bulk}
      </div>
      {props.children}
      {keysShown && help && (
        <Suspense>
          <ListKeys {...help} create={onCreate !== undefined} select={selectable} onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
}

function Rows<Row>({
  list: { state, change, columns, layout, onLayout, selection, idOf },
  answer,
  rows,
  title,
  table: { label = title, keys = {}, ...table },
  selectable,
  rowsView,
}: ListPageProps<Row> & { rows: readonly Row[] }) {
  const stale = answer.earlier && answer.fetching;
  if (rowsView) return rowsView(rows, stale);
  const all = {
    ...(selectable && { x: (row: Row) => selection.set([row], !selection.has(row)) }),
    ...keys,
  };
  const byId = Object.entries(all).map(([key, act]) => [
    key,
    (id: string) => rows.filter((row) => idOf(row) === id).forEach(act),
  ]);
  return (
    <DataTable
      {...table}
      // Remount, so that another view starts at the top.
      key={table.body ? "all" : "page"}
      label={label}
      columns={columns}
      rows={rows}
      idOf={idOf}
      sort={state.sort}
      onSort={(sort) => change({ sort })}
      selection={selectable ? selection : undefined}
      density={layout.density}
      arranging={{ layout, onChange: onLayout }}
      stale={stale}
      keys={Object.fromEntries(byId)}
    />
  );
}
