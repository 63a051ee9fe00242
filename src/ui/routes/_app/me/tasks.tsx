/** The signed-in person's tasks. */
import { createFileRoute } from "@tanstack/react-router";
import { listMyTasksOptions } from "#generated/hrms/hooks/my-tasks.ts";
import { myTaskList } from "../../../hrms/people/my-tasks/my-task-list.ts";
import { MyTasksPage } from "../../../hrms/people/my-tasks/my-tasks-page.tsx";
import { readSearch } from "../../../list/list-search.ts";
import { listQuery, readList } from "../../../list/list-state.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/tasks")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, location }) => {
    const state = readList(myTaskList, readSearch(location.search));
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(listMyTasksOptions({ query: listQuery(myTaskList, state) }));
    return loadMessages("my-tasks", "crud");
  },
  component: MyTasksPage,
});
