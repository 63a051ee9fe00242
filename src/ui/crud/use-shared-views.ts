/** The views of a company's list as the server keeps them: one's own, and those that colleagues share. */
import { useEffect, useRef } from "react";
import {
  useCreateSavedView,
  useDeleteSavedView,
  useListSavedViews,
  useUpdateSavedView,
} from "#generated/hrms/hooks/saved-views.ts";
import type { SavedView as StoredView } from "#generated/hrms/schema.ts";
import { initialLayout, readLayout, sameLayout, type TableLayout } from "../kit/data-table/layout.ts";
import { lasting, sameSearch, type SavedView, type ViewSearch } from "../kit/data-table/saved-views.ts";
import { asItComes, type Views, type ViewsOptions } from "../kit/data-table/use-views.ts";
import { problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useUndo } from "../kit/undo.ts";
import { useText } from "../messages/use-text.ts";

interface SharedViewsOptions extends ViewsOptions {
  readonly companyId: string;
}

const toView = ({ id, name, query, layout, shared, mine, owner }: StoredView): SavedView => ({
  id,
  name,
  search: query,
  layout: readLayout(layout),
  sharing: { shared, mine, owner },
});

const queryOf = (search: ViewSearch): Record<string, string> =>
  Object.fromEntries(Object.entries(lasting(search)).map(([name, value]) => [name, String(value)]));

/** As the contract has it: with lists of its own. */
const layoutOf = ({ columns, widths, pinned, density }: TableLayout) => ({
  columns: columns && [...columns],
  widths: { ...widths },
  pinned: { ...pinned },
  density,
});

function readInitial(key: string): string | null {
  return localStorage.getItem(key);
}

export function useSharedViews({
  owner,
  companyId,
  list,
  search,
  onSearch,
  layout,
  onLayout,
}: SharedViewsOptions): Views {
  const t = useText();
  const offerUndo = useUndo();
  const { data } = useListSavedViews({ query: { companyId, subject: list } });
  const [create, update, remove] = [useCreateSavedView(), useUpdateSavedView(), useDeleteSavedView()];
  const views = (data ?? []).map(toView);
  // With which view one begins is a habit at this device.
  const key = `hrms.views.first.${owner}.${companyId}.${list}`;
  const kept = readInitial(key);
  const initial = views.some(({ id }) => id === kept) ? kept : null;
  const setInitial = (id: string | null): void =>
    id === null ? localStorage.removeItem(key) : localStorage.setItem(key, id);
  const current = views.find(({ id }) => id === search["view"]);
  const tell = (error: unknown): void => void toast({ kind: "error", text: problemText(t, error) });

  const show = (view: SavedView | undefined, replace = false): void => {
    onLayout(view?.layout ?? initialLayout);
    onSearch(
      { ...view?.search, ...(view ? { view: view.id } : initial === null ? {} : { view: asItComes }) },
      { replace },
    );
  };
  const bare = Object.values(search).every((value) => value === undefined);
  const opened = useRef(!bare);
  // An address that says nothing opens the view the person wants to begin with, once it is there.
  useEffect(() => {
    if (opened.current || !data) return;
    opened.current = true;
    const first = views.find(({ id }) => id === initial);
    if (first && bare) show(first, true);
  });

  const change = ({ id, name, search: own, layout: look, sharing }: SavedView): Promise<unknown> =>
    update.mutateAsync({
      path: { savedViewId: id },
      body: { name, query: queryOf(own), layout: layoutOf(look), shared: sharing?.shared ?? false },
    });
  const add = (name: string, query: ViewSearch, look: TableLayout, shared: boolean): Promise<StoredView> =>
    create.mutateAsync({
      body: { companyId, subject: list, name, query: queryOf(query), layout: layoutOf(look), shared },
    });

  return {
    saved: { views, initial },
    current,
    changed: current !== undefined && !(sameSearch(current.search, search) && sameLayout(current.layout, layout)),
    choose: (view) => show(view),
    saveAs: (name, opensList, shared = false) => {
      add(name, search, layout, shared).then(({ id }) => {
        if (opensList) setInitial(id);
        onSearch({ ...lasting(search), view: id }, { replace: true });
        toast({ text: t("crud.viewSaved", { name }) });
      }, tell);
    },
    saveChanges: () => {
      if (!current) return;
      change({ ...current, search, layout }).then(
        () => toast({ text: t("crud.viewSaved", { name: current.name }) }),
        tell,
      );
    },
    rename: (id, name) => {
      const view = views.find((each) => each.id === id);
      if (view && view.name !== name) change({ ...view, name }).catch(tell);
    },
    remove: (id) => {
      const view = views.find((each) => each.id === id);
      if (!view) return;
      remove.mutateAsync({ path: { savedViewId: id } }).then(() => {
        if (initial === id) setInitial(null);
        offerUndo(
          t("crud.viewDeleted", { name: view.name }),
          () => void add(view.name, view.search, view.layout, view.sharing?.shared ?? false).catch(tell),
        );
      }, tell);
    },
    setInitial,
    share: (id, shared) => {
      const view = views.find((each) => each.id === id);
      if (view?.sharing) change({ ...view, sharing: { ...view.sharing, shared } }).catch(tell);
    },
  };
}
