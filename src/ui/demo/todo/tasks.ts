/** Filters and sorts tasks and applies pending changes. Pure, by the API's rules. */
import type { Task, UpdateTaskInput } from "#generated/demo/schema.ts";
import type { Sort, TaskQuery } from "./todo-view.ts";

export type TaskPatch = UpdateTaskInput["task"];

export function belongs(task: Task, { filter, tag, q = "" }: TaskQuery): boolean {
  if (task.isDeleted !== (filter === "deleted")) return false;
  if (filter === "important" && !task.isImportant) return false;
  if (filter === "completed" && !task.isCompleted) return false;
  return (tag === undefined || task.tags.includes(tag)) && task.title.toLowerCase().includes(q.trim().toLowerCase());
}

const byText = (a: string, b: string): number => a.localeCompare(b, "en", { sensitivity: "base" });
const byTextOrLast = (a: string | undefined | null, b: string | undefined | null): number =>
  a && b ? byText(a, b) : Number(!a) - Number(!b);

const orders: Record<Sort, (a: Task, b: Task) => number> = {
  latest: (a, b) => b.id - a.id,
  "title-asc": (a, b) => byText(a.title, b.title),
  "title-desc": (a, b) => byText(b.title, a.title),
  assignee: (a, b) => byTextOrLast(a.assignee?.fullName, b.assignee?.fullName),
  "due-date": (a, b) => byTextOrLast(a.dueDate, b.dueDate),
};

const orderOf =
  ({ sortBy = "latest" }: TaskQuery) =>
  (a: Task, b: Task): number =>
    orders[sortBy](a, b) || orders.latest(a, b);

/** The list as the API would return it. */
export function select(tasks: Iterable<Task>, query: TaskQuery): readonly Task[] {
  return [...tasks].filter((task) => belongs(task, query)).sort(orderOf(query));
}

export function patched(task: Task, patches: readonly TaskPatch[]): Task {
  return patches.filter(({ id }) => id === task.id).reduce<Task>((now, patch) => ({ ...now, ...patch }), task);
}

/**
 * The list with changed tasks updated, removed, or inserted by order. `changed` holds whole tasks, including ones not
 * in the list before.
 */
export function withTasks(
  list: readonly Task[],
  changed: ReadonlyMap<number, Task>,
  query: TaskQuery,
): readonly Task[] {
  const shown = list.map((task) => changed.get(task.id) ?? task).filter((task) => belongs(task, query));
  const known = new Set(list.map(({ id }) => id));
  const before = orderOf(query);
  for (const task of changed.values()) {
    if (known.has(task.id) || !belongs(task, query)) continue;
    const at = shown.findIndex((each) => before(task, each) < 0);
    shown.splice(at < 0 ? shown.length : at, 0, task);
  }
  return shown;
}
