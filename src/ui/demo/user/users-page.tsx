/** The list of users: counts, search, filters, order, pages, choice of rows, and what can be done with them. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Download, Plus, Printer } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useGetUserCounts, useListUsers } from "#generated/demo/hooks/users.ts";
import type { User } from "#generated/demo/schema.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { placeColumns } from "../../kit/data-table/layout.ts";
import { Pager } from "../../kit/data-table/pager.tsx";
import { TableSkeleton } from "../../kit/data-table/table-skeleton.tsx";
import { TableToolbar } from "../../kit/data-table/table-toolbar.tsx";
import { useLayout } from "../../kit/data-table/use-layout.ts";
import { useSelection } from "../../kit/data-table/use-selection.ts";
import { useViews } from "../../kit/data-table/use-views.ts";
import { ViewButton } from "../../kit/data-table/view-button.tsx";
import { ViewsMenu } from "../../kit/data-table/views-menu.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { EmptyState, ErrorState, NoMatch } from "../../kit/states.tsx";
import { useUndoKey } from "../../kit/undo.ts";
import { useMedia, wide } from "../../kit/use-media.ts";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAccount } from "../../session/account.ts";
import { usualColumns, useUserColumns } from "./columns.tsx";
import {
  choices,
  facetNames,
  filterQuery,
  listQuery,
  readSearch,
  searchOf,
  sortFields,
  stateOf,
  type UsersState,
} from "./list-state.ts";
import { useUserActions } from "./user-actions.ts";
import { UserBulk } from "./user-bulk.tsx";
import { UserCountLine } from "./user-count-line.tsx";
import { UserRows } from "./user-rows.tsx";
import { useUserFiles } from "./use-user-files.ts";

const AddUserDrawer = lazy(async () => ({ default: (await import("./add-user-drawer.tsx")).AddUserDrawer }));
const UserKeys = lazy(async () => ({ default: (await import("./user-keys.tsx")).UserKeys }));
const route = getRouteApi("/_app/apps/user/list");
const idOf = (user: User): string => String(user.id);

export function UsersPage() {
  const t = useText();
  const isWide = useMedia(wide);
  const search = useLatestSearch(readSearch);
  const navigate = route.useNavigate();
  const account = useAccount();
  const [keysShown, showKeys] = useState(false);
  const state = stateOf(search);
  const { data, error, isPlaceholderData, isFetching, refetch } = useListUsers(
    { query: listQuery(state) },
    { placeholderData: keepPreviousData },
  );
  const counts = useGetUserCounts({ query: filterQuery(state) }, { placeholderData: keepPreviousData }).data;
  const change = (changes: Partial<UsersState>, replace = false): void =>
    void navigate({ search: searchOf(search, changes), replace, resetScroll: false });
  const adding = search.add === "yes";
  const closeAdd = (ignoreBlocker = false): void => {
    const { add: _add, ...rest } = search;
    void navigate({ search: rest, replace: true, ignoreBlocker, resetScroll: false });
  };
  const openAdd = (): void => void navigate({ search: { ...search, add: "yes" }, resetScroll: false });

  // Past the last page the server answers the last one: the address follows.
  const { page, pageSize } = state;
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / pageSize)) : page;
  useEffect(() => {
    if (page > last) change({ page: last }, true);
  });

  const [layout, setLayout] = useLayout("app-users");
  const all = useUserColumns();
  const columns = placeColumns(all, layout, usualColumns);
  const views = useViews({
    owner: account ? String(account.id) : "",
    list: "app-users",
    search,
    onSearch: (next, { replace }) => void navigate({ search: readSearch(next), replace, resetScroll: false }),
    layout,
    onLayout: setLayout,
  });
  const selection = useSelection(idOf);
  const actions = useUserActions();
  const files = useUserFiles();
  useUndoKey();
  useShortcuts({ n: openAdd, "?": () => showKeys(true) });

  const filters = facetNames.map((name) => ({
    kind: "choices" as const,
    name,
    label: t(`user.${name}`),
    options: choices[name].map((value) => ({
      value,
      label: t((name === "currentPlan" ? `user.plan.${value}` : `user.${name}.${value}`) as "user.plan.basic"),
      ...(counts && { count: (counts[name] as Record<string, number>)[value] ?? 0 }),
    })),
  }));
  const rows = data?.users ?? [];
  const searching = state.q !== "" || Object.keys(state.filters).length > 0;
  const add = (
    <Button variant="solid" aria-keyshortcuts="n" onClick={openAdd}>
      <Plus size={16} aria-hidden />
      {t("user.add")}
    </Button>
  );
  return (
    <PageFrame
      title={t("user.title")}
      intro={<UserCountLine counts={counts} />}
      fill={isWide}
      actions={
        <>
          <IconButton
            label={t("user.print")}
            variant="outline"
            disabled={files.busy}
            onClick={() => void files.print(state, columns)}
          >
            <Printer size={16} aria-hidden />
          </IconButton>
          <Button
            loading={files.busy}
            square={!isWide}
            aria-label={t("crud.export")}
            onClick={() => void files.saveAll(state, columns)}
          >
            <Download size={16} aria-hidden />
            {isWide && t("crud.export")}
          </Button>
          {add}
        </>
      }
    >
      <chakra.div position="relative" display="flex" flexDirection="column" flex="1" minH="0" minW="0">
        <TableToolbar
          search={t("user.search")}
          q={state.q}
          filters={filters}
          values={state.filters}
          sortFields={sortFields.map((name) => ({ name, label: t(`user.${name}`) }))}
          sort={state.sort}
          // A search grows letter by letter: one step of Back leaves it as a whole.
          onChange={(changes) => change(changes, "q" in changes && state.q !== "")}
          end={
            <>
              <ViewsMenu views={views} />
              <ViewButton all={all} placed={columns} layout={layout} onChange={setLayout} />
            </>
          }
        />
        <VisuallyHidden role="status">
          {data && !isPlaceholderData ? t("crud.found", { total: data.total }) : ""}
        </VisuallyHidden>
        <Card display="flex" flexDirection="column" minH="0" overflow="hidden">
          {data && rows.length > 0 ? (
            <>
              <UserRows
                {...{ rows, columns, selection, actions }}
                sort={state.sort}
                onSort={(sort) => change({ sort })}
                density={layout.density}
                arranging={{ layout, onChange: setLayout }}
                stale={isPlaceholderData && isFetching}
              />
              <Pager
                page={Math.min(page, last)}
                pageSize={pageSize}
                total={data.total}
                onPage={(next) => change({ page: next })}
                onPageSize={(size) => change({ pageSize: size })}
              />
            </>
          ) : data && searching ? (
            <NoMatch query={state.q || undefined} onClear={() => change({ q: "", filters: {} })} />
          ) : data ? (
            <EmptyState title={t("user.empty")} action={add}>
              {t("user.emptyText")}
            </EmptyState>
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <TableSkeleton columns={columns} rows={pageSize} density={layout.density} selectable />
          )}
        </Card>
        <UserBulk selection={selection} actions={actions} onExport={(users) => files.save(users, columns)} />
      </chakra.div>
      <Suspense>
        {adding && <AddUserDrawer onClose={closeAdd} />}
        {keysShown && <UserKeys onClose={() => showKeys(false)} />}
      </Suspense>
    </PageFrame>
  );
}
