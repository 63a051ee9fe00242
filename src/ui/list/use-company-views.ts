/** Saved views of a company's list, stored on the server: own and shared ones. */
import { useState } from "react";
import {
  useCreateSavedView,
  useDeleteSavedView,
  useListSavedViews,
  useUpdateSavedView,
} from "#generated/hrms/hooks/saved-views.ts";
import type { SavedView as StoredView } from "#generated/hrms/schema.ts";
import { readLayout } from "../table/layout.ts";
import { viewParameters, type SavedView } from "./views/saved-views.ts";
import { useAccount } from "../session/account.ts";
import type { ViewStore } from "./use-views.ts";

const toView = ({ id, name, query, layout, shared, mine, owner }: StoredView): SavedView => ({
  id,
  name,
  search: query,
  layout: readLayout(layout),
  sharing: { shared, mine, owner },
});

/** A view in the contract's format, with all values as strings or lists. */
const contentOf = ({ name, search, layout }: Pick<SavedView, "name" | "search" | "layout">) => ({
  name,
  query: Object.fromEntries(Object.entries(viewParameters(search)).map(([key, value]) => [key, String(value)])),
  layout: {
    columns: layout.columns && [...layout.columns],
    widths: { ...layout.widths },
    pinned: { ...layout.pinned },
    density: layout.density,
  },
});

export function useCompanyViews(companyId: string, subject: string): ViewStore {
  const account = useAccount();
  const { data } = useListSavedViews({ query: { companyId, subject } });
  const [create, update, remove] = [useCreateSavedView(), useUpdateSavedView(), useDeleteSavedView()];
  const views = (data ?? []).map(toView);
  // The default view is stored on the device.
  const key = `hrms.views.first.${String(account?.id ?? "")}.${companyId}.${subject}`;
  const [first, setFirst] = useState(() => localStorage.getItem(key));
  const setInitial = (id: string | null): void => {
    setFirst(id);
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  };
  const add: ViewStore["add"] = async (view, { opensList, shared }) => {
    const { id } = await create.mutateAsync({ body: { companyId, subject, ...contentOf(view), shared } });
    if (opensList) setInitial(id);
    return id;
  };
  return {
    saved: { views, initial: views.some(({ id }) => id === first) ? first : null },
    ready: data !== undefined,
    shares: true,
    add,
    change: (view) =>
      update.mutateAsync({
        path: { savedViewId: view.id },
        body: { ...contentOf(view), shared: view.sharing?.shared ?? false },
      }),
    remove: async (view) => {
      await remove.mutateAsync({ path: { savedViewId: view.id } });
      if (first === view.id) setInitial(null);
      return () => add(view, { opensList: false, shared: view.sharing?.shared ?? false });
    },
    setInitial,
  };
}
