/** Tasks from the server with pending changes applied. */
import { useMutationState, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  type deleteTaskMutation,
  listTasksKey,
  type updateTaskMutation,
  useListTasks,
} from "#generated/demo/hooks/todo.ts";
import type { Task, TaskAssignee } from "#generated/demo/schema.ts";
import { inOrder, useOwnOrder } from "./own-order.ts";
import { patched, select, withTasks, type TaskPatch } from "./tasks.ts";
import { queryOf, type TaskQuery, type TodoSearch, type TodoView } from "./todo-view.ts";

type Update = Parameters<ReturnType<typeof updateTaskMutation>["mutationFn"]>[0];
type Deletion = Parameters<ReturnType<typeof deleteTaskMutation>["mutationFn"]>[0];

/** Pending change of a mutation, by its input; a task being created is not shown until it has an id. */
function patchOf(input: Update | Deletion | undefined): TaskPatch | undefined {
  if (!input) return undefined;
  if ("query" in input) return { id: input.query.taskId, isDeleted: true };
  return "body" in input && "id" in input.body.task ? input.body.task : undefined;
}

/** Unconfirmed changes, oldest first; a failed one drops out by itself. */
function usePendingPatches(): readonly TaskPatch[] {
  const inputs = useMutationState({
    filters: { mutationKey: ["todo"], status: "pending" },
    select: ({ state }) => state.variables as Update | Deletion | undefined,
  });
  return useMemo(() => inputs.map(patchOf).filter((patch) => patch !== undefined), [inputs]);
}

export interface TaskLists {
  /** Tasks of the view in order; undefined while loading. */
  readonly tasks: readonly Task[] | undefined;
  readonly hiddenDone: number;
  readonly inOwnOrder: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** All tasks that are not deleted, and those that are. */
  readonly all: readonly Task[] | undefined;
  readonly trash: readonly Task[] | undefined;
  readonly allError: unknown;
  readonly retryAll: () => void;
}

const everything: TaskQuery = {};
const deleted: TaskQuery = { filter: "deleted" };

export function useTaskLists(view: TodoView, search: TodoSearch): TaskLists {
  const patches = usePendingPatches();
  const order = useOwnOrder();
  const { filter, tag } = view;
  const { q, sort, done, task } = search;
  const query = useMemo(
    () =>
      queryOf(
        { ...(filter && { filter }), ...(tag && { tag }) },
        { ...(q !== undefined && { q }), ...(sort && { sort }) },
      ),
    [filter, tag, q, sort],
  );
  const all = useListTasks({ query: everything });
  // Needed where deleted tasks show, and when one is deleted or comes back.
  const isGone = typeof task === "number" && all.data?.some(({ id }) => id === task) === false;
  const trash = useListTasks({ query: deleted }, { enabled: filter === "deleted" || isGone || patches.length > 0 });
  const source = filter === "deleted" ? trash.data : all.data;
  // Until the server responds, filter what is already cached by the same rules.
  const list = useListTasks({ query }, { placeholderData: () => source && [...select(source, query)] });

  const changed = useMemo(() => {
    const known = new Map([...(all.data ?? []), ...(trash.data ?? [])].map((task) => [task.id, task]));
    const tasks = patches.flatMap(({ id }) => known.get(id) ?? []);
    return new Map(tasks.map((task) => [task.id, patched(task, patches)]));
  }, [all.data, trash.data, patches]);
  const found = useMemo(() => list.data && withTasks(list.data, changed, query), [list.data, changed, query]);
  const hideDone = done === "hide" && filter !== "completed" && filter !== "deleted";
  const own = sort === undefined && filter !== "deleted" ? order : null;
  const tasks = useMemo(() => {
    const shown = hideDone ? found?.filter(({ isCompleted }) => !isCompleted) : found;
    return shown && own ? inOrder(shown, own) : shown;
  }, [found, hideDone, own]);

  return {
    tasks,
    hiddenDone: (found?.length ?? 0) - (tasks?.length ?? 0),
    inOwnOrder: own !== null,
    error: list.error,
    retry: () => void list.refetch(),
    all: useMemo(() => all.data && withTasks(all.data, changed, everything), [all.data, changed]),
    trash: useMemo(() => trash.data && withTasks(trash.data, changed, deleted), [trash.data, changed]),
    allError: all.error ?? trash.error,
    retryAll: () => void Promise.all([all.refetch(), trash.refetch()]),
  };
}

/** Possible assignees are those of existing tasks; the API has no other list of people. */
export function peopleOf({
  all = [],
  trash = [],
}: Pick<TaskLists, "all" | "trash">): readonly NonNullable<TaskAssignee>[] {
  const byName = new Map(
    [...all, ...trash].flatMap(({ assignee }) => (assignee ? [[assignee.fullName, assignee] as const] : [])),
  );
  return [...byName.values()].sort((a, b) => a.fullName.localeCompare(b.fullName));
}

/** Writes a response to the cached lists, so that nothing flickers before they are refetched. */
export function writeAnswer(client: QueryClient, task: Task): void {
  const changed = new Map([[task.id, task]]);
  for (const [key, data] of client.getQueriesData<Task[]>({ queryKey: listTasksKey() })) {
    const query = (key[2] as { query?: TaskQuery } | undefined)?.query ?? everything;
    if (data) client.setQueryData<Task[]>(key, [...withTasks(data, changed, query)]);
  }
}
