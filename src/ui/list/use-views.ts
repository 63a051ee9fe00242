/** Saved views of a list: the active one, whether it has changes, and its actions, for any storage. */
import { useEffect, useRef } from "react";
import { initialLayout, sameLayout, type TableLayout } from "../table/layout.ts";
import { viewParameters, sameSearch, type SavedView, type SavedViews, type Views } from "./views/saved-views.ts";
import { problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useUndo } from "../kit/undo.ts";
import { useText } from "../messages/use-text.ts";
import type { ListSearch } from "./list-search.ts";

/** In the URL when the default layout is wanted instead of the default view. */
const standard = "all";

/** Storage of saved views: this browser, or the server for shared ones. */
export interface ViewStore {
  readonly saved: SavedViews;
  readonly ready: boolean;
  /** Resolves to the id. */
  readonly add: (
    view: Pick<SavedView, "name" | "search" | "layout">,
    options: { opensList: boolean; shared: boolean },
  ) => Promise<string>;
  readonly change: (view: SavedView) => Promise<unknown>;
  /** Resolves to an undo function. */
  readonly remove: (view: SavedView) => Promise<() => Promise<unknown>>;
  readonly setInitial: (id: string | null) => void;
  readonly shares: boolean;
}

interface ViewsOptions {
  readonly store: ViewStore;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch, options: { replace: boolean }) => void;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

export function useViews({ store, search, onSearch, layout, onLayout }: ViewsOptions): Views {
  const t = useText();
  const offerUndo = useUndo();
  const { views, initial } = store.saved;
  const byId = (id: unknown): SavedView | undefined => views.find((each) => each.id === id);
  const current = byId(search["view"]);
  const showError = (error: unknown): void => void toast({ kind: "error", text: problemText(t, error) });

  const show = (view: SavedView | undefined, replace = false): void => {
    onLayout(view?.layout ?? initialLayout);
    onSearch(
      { ...view?.search, ...(view ? { view: view.id } : initial === null ? {} : { view: standard }) },
      { replace },
    );
  };
  const bare = Object.values(search).every((value) => value === undefined);
  const opened = useRef(!bare);
  // Without URL state, open the default view once loaded.
  useEffect(() => {
    if (opened.current || !store.ready) return;
    opened.current = true;
    const first = byId(initial);
    if (first && bare) show(first, true);
  });

  return {
    saved: store.saved,
    current,
    changed: current !== undefined && !(sameSearch(current.search, search) && sameLayout(current.layout, layout)),
    choose: (view) => show(view),
    saveAs: (name, opensList, shared = false) => {
      store.add({ name, search, layout }, { opensList, shared }).then((id) => {
        onSearch({ ...viewParameters(search), view: id }, { replace: true });
        toast({ text: t("crud.viewSaved", { name }) });
      }, showError);
    },
    saveChanges: () => {
      if (!current) return;
      store
        .change({ ...current, search, layout })
        .then(() => toast({ text: t("crud.viewSaved", { name: current.name }) }), showError);
    },
    rename: (id, name) => {
      const view = byId(id);
      if (view && view.name !== name) store.change({ ...view, name }).catch(showError);
    },
    remove: (id) => {
      const view = byId(id);
      if (!view) return;
      store
        .remove(view)
        .then(
          (restore) => offerUndo(t("crud.viewDeleted", { name: view.name }), () => void restore().catch(showError)),
          showError,
        );
    },
    setInitial: store.setInitial,
    ...(store.shares && {
      share: (id: string, shared: boolean) => {
        const view = byId(id);
        if (view?.sharing) store.change({ ...view, sharing: { ...view.sharing, shared } }).catch(showError);
      },
    }),
  };
}
