/** Prefetches the tasks of a filter or tag. */
import type { QueryClient } from "@tanstack/react-query";
import { listTasksOptions } from "#generated/demo/hooks/todo.ts";
import { queryOf, readSearch, viewOf } from "./todo-view.ts";

/** Not awaited: the page shows a skeleton. */
export function prefetchTasks(
  client: QueryClient,
  params: { readonly filter?: string; readonly tag?: string },
  search: Record<string, unknown>,
): void {
  const view = viewOf(params);
  if (view) void client.prefetchQuery(listTasksOptions({ query: queryOf(view, readSearch(search)) }));
}
