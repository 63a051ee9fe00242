/** Starts a page's query while its code loads; the page reuses it. */
import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { hasRole, pathOf, type Area } from "./area.ts";
import { loadArea } from "./registry.ts";
import { historyQuery } from "../detail/history-query.ts";
import { loadPart } from "../detail/part.ts";
import { accountMay } from "../session/account.ts";
import { listQuery, readList } from "../list/list-state.ts";
import { type ListSearch, readTab } from "../list/list-search.ts";

interface Place {
  /** Undefined for platform records. */
  readonly companyId?: string;
  /** URL segment of the area. */
  readonly area: string;
}

function may(area: Area, role: "list" | "get" | "history" | "create"): boolean {
  const needed = area.resource.abilities[role];
  return hasRole(area, role) && (!needed || accountMay(needed.action, needed.subject));
}

function scopeOf({ companyId }: Place): Readonly<Record<string, string>> {
  return companyId === undefined ? {} : { companyId };
}

export async function prefetchList(queryClient: QueryClient, place: Place, search: ListSearch): Promise<void> {
  const area = await loadArea(place.area);
  if (!area || !may(area, "list")) return;
  const path = pathOf(area, scopeOf(place));
  void queryClient.prefetchQuery(area.calls.list({ path, query: listQuery(area.list, readList(area.list, search)) }));
  // Not awaited: the list does not need it.
  if (may(area, "create") || !hasRole(area, "create")) void loadPart(area.offers);
  if (area.besideQuery) void queryClient.prefetchQuery(area.besideQuery({ path }));
}

/** Starts what a tab of a record asks for at once, besides the record. */
function prefetchTab(
  queryClient: QueryClient,
  area: Area,
  { recordId, ...place }: Place & { readonly recordId: string },
  search: Readonly<Record<string, unknown>>,
): void {
  const tab = readTab(search).tab ?? "";
  if (tab === "history" && may(area, "history")) {
    const path = pathOf(area, scopeOf(place), recordId);
    void queryClient.prefetchQuery(area.calls.history({ path, query: historyQuery(1) }));
  }
  const query = area.panelQueries?.[tab]?.({ companyId: place.companyId ?? "", recordId, search });
  if (query !== undefined) void queryClient.prefetchQuery(query as FetchQueryOptions);
}

export async function prefetchRecord(
  queryClient: QueryClient,
  place: Place & { readonly recordId: string },
  search: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const area = await loadArea(place.area);
  const { tab } = readTab(search);
  if (area && may(area, "get")) {
    void queryClient.prefetchQuery(area.calls.get({ path: pathOf(area, scopeOf(place), place.recordId) }));
    prefetchTab(queryClient, area, place, search);
  }
  // Not awaited: the actions are there before the record they belong to.
  void loadPart(area?.steps);
  if (tab !== undefined) await loadPart(area?.panels?.[tab]);
}
