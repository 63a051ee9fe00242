/** Task lists with pending changes, custom order, due dates and URL parsing. */
import { describe, expect, test } from "vitest";
import type { Task } from "#generated/demo/schema.ts";
import { dueOf, isOverdue } from "./due.ts";
import { arranged, inOrder, moved } from "./own-order.ts";
import { patched, select, withTasks } from "./tasks.ts";
import { queryOf, readSearch, viewOf } from "./todo-view.ts";

function task(id: number, more: Partial<Task> = {}): Task {
  return {
    id,
    title: `Task ${id}`,
    dueDate: null,
    description: "",
    assignee: null,
    tags: [],
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
    ...more,
  };
}
const ids = (list: readonly Task[]): number[] => list.map(({ id }) => id);
const changed = (...tasks: Task[]): ReadonlyMap<number, Task> => new Map(tasks.map((each) => [each.id, each]));

describe("a list of tasks", () => {
  const list = [task(9), task(5, { isImportant: true }), task(2)];

  test("loses what is deleted and takes it back at its place", () => {
    const left = withTasks(list, changed(task(5, { isDeleted: true })), {});
    expect(ids(left)).toEqual([9, 2]);
    expect(ids(withTasks(left, changed(task(5)), {}))).toEqual([9, 5, 2]);
  });

  test("updates a task in place and adds none that its filter excludes", () => {
    const now = withTasks(list, changed(task(9, { title: "Roast" }), task(7, { tags: ["low"] })), { q: "ro" });
    expect(now.map(({ title }) => title)).toEqual(["Roast"]);
    expect(ids(withTasks([], changed(task(7, { tags: ["low"] })), { tag: "low" }))).toEqual([7]);
    expect(ids(withTasks([], changed(task(7)), { filter: "important" }))).toEqual([]);
  });

  test("lays several changes of one task over each other", () => {
    const now = patched(task(1), [
      { id: 1, isCompleted: true },
      { id: 2, title: "Other" },
      { id: 1, isImportant: true },
    ]);
    expect(now).toMatchObject({ isCompleted: true, isImportant: true, title: "Task 1" });
  });

  test("is chosen and sorted as the API does it", () => {
    const tasks = [
      task(1, { title: "banana", dueDate: "2026-12-02", assignee: { fullName: "Wei", avatar: null } }),
      task(2, { title: "Apple", assignee: { fullName: "Aisyah", avatar: null } }),
      task(3, { title: "cherry", dueDate: "2026-11-30" }),
      task(4, { isDeleted: true, isImportant: true }),
    ];
    expect(ids(select(tasks, {}))).toEqual([3, 2, 1]);
    expect(ids(select(tasks, { sortBy: "title-asc" }))).toEqual([2, 1, 3]);
    expect(ids(select(tasks, { sortBy: "title-desc" }))).toEqual([3, 1, 2]);
    expect(ids(select(tasks, { sortBy: "assignee" }))).toEqual([2, 1, 3]);
    expect(ids(select(tasks, { sortBy: "due-date" }))).toEqual([3, 1, 2]);
    const sameDay = [task(5, { dueDate: "2026-12-02" }), task(6, { dueDate: "2026-12-02" })];
    expect(ids(select([...sameDay, ...tasks], { sortBy: "due-date" }))).toEqual([3, 6, 5, 1, 2]);
    expect(ids(select(tasks, { filter: "deleted" }))).toEqual([4]);
    expect(ids(select(tasks, { filter: "important" }))).toEqual([]);
  });
});

describe("one's own order", () => {
  test("puts new tasks first, the latest on top", () => {
    expect(ids(inOrder([task(9), task(8), task(3), task(2)], [2, 3]))).toEqual([9, 8, 2, 3]);
  });

  test("of a filtered list shares out the places of its tasks and moves no others", () => {
    expect(arranged([1, 2, 3, 4, 5], [5, 1, 3])).toEqual([5, 2, 1, 4, 3]);
    expect(arranged([1, 2], [3, 2])).toEqual([3, 1, 2]);
  });

  test("moves up, down, and nowhere past the ends", () => {
    expect(moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
    expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
    expect(moved([1, 2, 3], 7, 0)).toEqual([1, 2, 3]);
  });
});

describe("due dates", () => {
  const friday = "2026-11-20";
  test.each([
    ["2026-11-18", { kind: "overdue", days: 2 }],
    ["2026-11-19", { kind: "overdue", days: 1 }],
    ["2026-11-20", { kind: "near", days: 0 }],
    ["2026-11-21", { kind: "near", days: 1 }],
    ["2026-11-26", { kind: "week" }],
    ["2026-11-27", { kind: "date", sameYear: true }],
    ["2027-01-02", { kind: "date", sameYear: false }],
  ])("%s", (date, due) => expect(dueOf(date, friday, false)).toEqual(due));

  test("of finished tasks are never overdue", () => {
    expect(dueOf("2026-11-18", friday, true)).toEqual({ kind: "date", sameYear: true });
    expect(isOverdue({ dueDate: "2026-11-19", isCompleted: true }, friday)).toBe(false);
    expect(isOverdue({ dueDate: "2026-11-19", isCompleted: false }, friday)).toBe(true);
    expect(isOverdue({ dueDate: null, isCompleted: false }, friday)).toBe(false);
  });
});

describe("an address", () => {
  test("says filter or tag, and names no list where it says neither of ours", () => {
    expect([viewOf({}), viewOf({ filter: "important" }), viewOf({ tag: "team" })]).toEqual([
      {},
      { filter: "important" },
      { tag: "team" },
    ]);
    expect([viewOf({ filter: "mine" }), viewOf({ tag: "blue" })]).toEqual([undefined, undefined]);
  });

  test("keeps what makes sense and drops the rest", () => {
    expect(readSearch({ q: 12, sort: "assignee", done: "hide", task: "7" })).toEqual({
      q: "12",
      sort: "assignee",
      done: "hide",
      task: 7,
    });
    expect(readSearch({ q: "\u0000", sort: "assignee" })).toEqual({ sort: "assignee" });
    expect(readSearch({ q: "", sort: "colour", done: "yes", task: "x" })).toEqual({});
    expect(readSearch({ task: "new" })).toEqual({ task: "new" });
  });

  test("asks the API for nothing that it does by itself", () => {
    expect(queryOf({}, { sort: "latest", done: "hide" })).toEqual({});
    expect(queryOf({ tag: "low" }, { q: "kopi", sort: "due-date" })).toEqual({
      tag: "low",
      q: "kopi",
      sortBy: "due-date",
    });
  });
});
