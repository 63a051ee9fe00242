/** The saved views of a list at work: which one is on, whether it was changed, and what can be done with them. */
import { useEffect, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { toast } from "../toast.ts";
import { useUndo } from "../undo.ts";
import { initialLayout, sameLayout, type TableLayout } from "./layout.ts";
import {
  addView,
  changeView,
  lasting,
  readViews,
  removeView,
  sameSearch,
  writeViews,
  type SavedView,
  type SavedViews,
  type ViewSearch,
} from "./saved-views.ts";

/** Stands in the address where a view opens the list by itself and the person wants it as it comes. */
export const asItComes = "all";

export interface ViewsOptions {
  /** Whose views they are. */
  readonly owner: string;
  readonly list: string;
  readonly search: ViewSearch;
  readonly onSearch: (search: ViewSearch, options: { replace: boolean }) => void;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

export interface Views {
  readonly saved: SavedViews;
  /** The view that is on; undefined for the list as it comes. */
  readonly current: SavedView | undefined;
  readonly changed: boolean;
  readonly choose: (view: SavedView | undefined) => void;
  readonly saveAs: (name: string, opensList: boolean, shared?: boolean) => void;
  readonly saveChanges: () => void;
  readonly rename: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  readonly setInitial: (id: string | null) => void;
  /** Shows a view to everybody who uses the list, or to oneself alone again; undefined where views stay in this browser. */
  readonly share?: (id: string, shared: boolean) => void;
}

export function useViews({ owner, list, search, onSearch, layout, onLayout }: ViewsOptions): Views {
  const t = useText();
  const offerUndo = useUndo();
  const [saved, setSaved] = useState(() => readViews(owner, list));
  const keep = (next: SavedViews): void => {
    setSaved(next);
    writeViews(owner, list, next);
  };
  const current = saved.views.find(({ id }) => id === search["view"]);
  const show = (view: SavedView | undefined, initial: string | null, replace = false): void => {
    onLayout(view?.layout ?? initialLayout);
    onSearch(
      { ...view?.search, ...(view ? { view: view.id } : initial === null ? {} : { view: asItComes }) },
      { replace },
    );
  };
  // An address that says nothing opens the view the person wants to begin with.
  useEffect(() => {
    if (Object.values(search).some((value) => value !== undefined)) return;
    const first = saved.views.find(({ id }) => id === saved.initial);
    if (first) show(first, saved.initial, true);
  }, []);
  return {
    saved,
    current,
    changed: current !== undefined && !(sameSearch(current.search, search) && sameLayout(current.layout, layout)),
    choose: (view) => show(view, saved.initial),
    saveAs: (name, opensList) => {
      const { id, saved: next } = addView(saved, { name, search, layout });
      keep(opensList ? { ...next, initial: id } : next);
      onSearch({ ...lasting(search), view: id }, { replace: true });
      toast({ text: t("crud.viewSaved", { name }) });
    },
    saveChanges: () => {
      if (!current) return;
      keep(changeView(saved, current.id, { search, layout }));
      toast({ text: t("crud.viewSaved", { name: current.name }) });
    },
    rename: (id, name) => keep(changeView(saved, id, { name })),
    remove: (id) => {
      const before = saved;
      keep(removeView(saved, id));
      offerUndo(t("crud.viewDeleted", { name: saved.views.find((view) => view.id === id)?.name ?? "" }), () =>
        keep(before),
      );
    },
    setInitial: (id) => keep({ ...saved, initial: id }),
  };
}
