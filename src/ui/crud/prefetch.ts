/** Starts the call of a page while its code is still on the way; the page finds the same query under way or answered. */
import type { QueryClient } from "@tanstack/react-query";
import { pathOf, type Area } from "../areas/area.ts";
import { abilityOf } from "../session/ability.ts";
import { currentAccount } from "../session/account.ts";
import { mayOf } from "./abilities.ts";
import { listInput, readList } from "./list-query.ts";
import type { ListSearch } from "./list-search.ts";

interface Context {
  readonly queryClient: QueryClient;
  readonly area: Area | undefined;
}

type Scope = Readonly<Record<string, string>>;

function may(area: Area, role: "list" | "get"): boolean {
  return mayOf(abilityOf(currentAccount()), area)(role);
}

export function prefetchList({ queryClient, area }: Context, scope: Scope, search: ListSearch): void {
  if (area && may(area, "list")) void queryClient.prefetchQuery(area.calls.list(listInput(area, scope, readList(area, search))));
}

export function prefetchRecord({ queryClient, area }: Context, scope: Scope, recordId: string): void {
  if (area && may(area, "get")) void queryClient.prefetchQuery(area.calls.get({ path: pathOf(area, scope, recordId) }));
}
