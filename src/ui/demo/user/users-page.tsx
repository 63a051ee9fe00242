/** User list with counts, search, filters, sorting, selection and actions. */
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Download, Plus, Printer } from "lucide-react";
import { lazy, Suspense } from "react";
import { listUsersOptions, useGetUserCounts } from "#generated/demo/hooks/users.ts";
import { userPlanValues, userRoleValues, userStatusValues, type User } from "#generated/demo/schema.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import type { TableFilter } from "../../list/filters/filter.ts";
import { useMedia, wide } from "../../kit/use-media.ts";
import { ListPage } from "../../list/list-page.tsx";
import { listQuery, narrowedQuery } from "../../list/list-state.ts";
import { useDeviceViews } from "../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../list/use-list.ts";
import { useListAddress } from "../../list/use-list-address.ts";
import { useRowFiles } from "../../list/use-row-files.ts";
import { useText } from "../../messages/use-text.ts";
import { usualColumns, useUserColumns } from "./columns.tsx";
import { useUserActions } from "./user-actions.ts";
import { UserBulk } from "./user-bulk.tsx";
import { UserCountLine } from "./user-count-line.tsx";
import { userList } from "./user-list.ts";
import { useUserRows } from "./use-user-rows.tsx";

const AddUserDrawer = lazy(async () => ({ default: (await import("./add-user-drawer.tsx")).AddUserDrawer }));
const route = getRouteApi("/_app/apps/user/list");
const idOf = (user: User): string => String(user.id);
const choices = { role: userRoleValues, currentPlan: userPlanValues, status: userStatusValues } as const;

export function UsersPage() {
  const t = useText();
  const isWide = useMedia(wide);
  const address = useListAddress();
  const navigate = route.useNavigate();
  const list = useList({
    name: "app-users",
    contract: userList,
    ...address,
    columns: useUserColumns(),
    usual: usualColumns,
    idOf,
    views: useDeviceViews("app-users"),
  });
  const { state, change, selection } = list;
  const answer = useListAnswer(list, listUsersOptions({ query: listQuery(userList, state) }));
  const counts = useGetUserCounts(
    { query: narrowedQuery(userList, state) },
    { placeholderData: keepPreviousData },
  ).data;
  const actions = useUserActions();
  const { table, dialog } = useUserRows(selection, actions, list.layout.density);
  const files = useRowFiles(list, {
    name: "users",
    title: t("user.title"),
    pageOf: (of) => listUsersOptions({ query: listQuery(userList, of) }),
    words: { notPrinted: "user.notPrinted" },
  });
  const openAdd = (): void => change({ page: state.page, extras: { add: "yes" } });
  const closeAdd = (ignoreBlocker = false): void => {
    const { add: _add, ...rest } = address.search;
    void navigate({ search: rest, replace: true, ignoreBlocker, resetScroll: false });
  };
  const filters = (["role", "currentPlan", "status"] as const).map((name): TableFilter => ({
    kind: "choices",
    name,
    label: t(`user.${name}`),
    options: choices[name].map((value) => ({
      value,
      label: t((name === "currentPlan" ? `user.plan.${value}` : `user.${name}.${value}`) as "user.plan.basic"),
      ...(counts && { count: (counts[name] as Record<string, number>)[value] ?? 0 }),
    })),
  }));
  const add = (
    <Button variant="solid" aria-keyshortcuts="n" onClick={openAdd}>
      <Plus size={16} aria-hidden />
      {t("user.add")}
    </Button>
  );
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("user.title")}
      intro={<UserCountLine counts={counts} />}
      actions={
        <>
          <IconButton
            label={t("user.print")}
            variant="outline"
            disabled={files.busy}
            onClick={() => void files.all("print")}
          >
            <Printer size={16} aria-hidden />
          </IconButton>
          <Button
            loading={files.busy}
            square={!isWide}
            aria-label={t("crud.export")}
            onClick={() => void files.all("csv")}
          >
            <Download size={16} aria-hidden />
            {isWide && t("crud.export")}
          </Button>
          {add}
        </>
      }
      search={t("user.search")}
      filters={filters}
      sortLabel={(name) => t(`user.${name}` as "user.fullName")}
      empty={{ title: t("user.empty"), text: t("user.emptyText"), action: add }}
      table={table}
      selectable
      onCreate={openAdd}
      help={{ edit: true, remove: true }}
      bulk={<UserBulk selection={selection} actions={actions} onExport={(users) => void files.these("csv", users)} />}
    >
      {dialog}
      <Suspense>{state.extras?.["add"] === "yes" && <AddUserDrawer onClose={closeAdd} />}</Suspense>
    </ListPage>
  );
}
