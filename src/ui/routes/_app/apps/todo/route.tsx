/** Layout of the todo app; child routes select the tasks. */
import { createFileRoute } from "@tanstack/react-router";
import { listTasksOptions } from "#generated/demo/hooks/todo.ts";
import { TodoApp } from "../../../../demo/todo/todo-app.tsx";
import { readSearch } from "../../../../demo/todo/todo-view.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/todo")({
  validateSearch: onlyKnown(readSearch),
  loader: ({ context }) => {
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(listTasksOptions({ query: {} }));
    return loadMessages("todo", "tools");
  },
  component: TodoApp,
});
