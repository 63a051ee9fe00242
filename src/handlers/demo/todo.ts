/** Tasks: filters and order, adding, merging updates, soft deletion. */
import type { Task } from "#generated/demo/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { append, byText, contains, nextId } from "./lists.ts";
import type { DemoHandlers } from "./state.ts";

const filters = {
  all: (task: Task) => !task.isDeleted,
  important: (task: Task) => task.isImportant && !task.isDeleted,
  completed: (task: Task) => task.isCompleted && !task.isDeleted,
  deleted: (task: Task) => task.isDeleted,
};

/** Sorts missing texts last. */
const textOrLast = (a: string | undefined | null, b: string | undefined | null): number =>
  a && b ? byText(a, b) : Number(!a) - Number(!b);

const orders = {
  latest: (a: Task, b: Task) => b.id - a.id,
  "title-asc": (a: Task, b: Task) => byText(a.title, b.title),
  "title-desc": (a: Task, b: Task) => byText(b.title, a.title),
  assignee: (a: Task, b: Task) => textOrLast(a.assignee?.fullName, b.assignee?.fullName),
  "due-date": (a: Task, b: Task) => textOrLast(a.dueDate, b.dueDate),
};

export const todoHandlers: DemoHandlers = {
  listTasks({ query }, { state }) {
    const { q = "", filter = "all", tag, sortBy = "latest" } = query ?? {};
    return state.todo.tasks
      .filter(
        (task) => filters[filter](task) && contains(task.title, q) && (tag === undefined || task.tags.includes(tag)),
      )
      .sort((a, b) => orders[sortBy](a, b) || orders.latest(a, b));
  },

  addTask({ body }, { state }) {
    const { tasks } = state.todo;
    const task: Task = {
      id: nextId(tasks),
      dueDate: null,
      description: "",
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
      ...body.task,
    };
    append(tasks, task);
    return reply(201, { task });
  },

  updateTask({ body }, { state }) {
    const task = state.todo.tasks.find(({ id }) => id === body.task.id) ?? null;
    return { task: task && Object.assign(task, body.task) };
  },

  deleteTask({ query }, { state }) {
    const task = state.todo.tasks.find(({ id }) => id === query.taskId) ?? null;
    return { task: task && Object.assign(task, { isDeleted: true }) };
  },
};
