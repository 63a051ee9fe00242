/** Tasks: filters, sorting, adding, updating, marking as deleted. */
import { describe, expect, it } from "vitest";
import type { AddedTask, Task, TaskAnswer } from "#generated/demo/schema.ts";
import { type Visit, visitors } from "./visit.ts";

const newVisit = visitors();

async function list(visit: Visit, query: Record<string, unknown> = {}): Promise<Task[]> {
  const { status, body } = await visit<Task[]>("GET", "/apps/todo/tasks", { query });
  expect(status).toBe(200);
  return body;
}

const add = (visit: Visit, task: Record<string, unknown>) =>
  visit<AddedTask>("POST", "/apps/todo/add-tasks", { body: { task } });
const update = (visit: Visit, task: Record<string, unknown>) =>
  visit<TaskAnswer>("POST", "/apps/todo/update-task", { body: { task } });

describe("lists", () => {
  it("contain 18 samples, deleted ones separately, newest first", async () => {
    const visit = newVisit();
    const open = await list(visit);
    const deleted = await list(visit, { filter: "deleted" });
    expect(open.length + deleted.length).toBe(18);
    expect(deleted.every(({ isDeleted }) => isDeleted)).toBe(true);
    expect(open.some(({ isDeleted }) => isDeleted)).toBe(false);
    const ids = open.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it.each([
    ["important", "isImportant"],
    ["completed", "isCompleted"],
  ] as const)("filter the %s ones", async (filter, flag) => {
    const visit = newVisit();
    const all = await list(visit);
    const found = await list(visit, { filter });
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(all.filter((task) => task[flag]));
  });

  it.each(["update", "team", "low", "medium", "high"] as const)("filter by the tag %s", async (tag) => {
    const visit = newVisit();
    const found = await list(visit, { tag });
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual((await list(visit)).filter(({ tags }) => tags.includes(tag)));
  });

  it("search the title, regardless of case", async () => {
    expect((await list(newVisit(), { q: "HYGIENE" })).map(({ title }) => title)).toEqual([
      "Collect the hygiene certificates",
    ]);
  });

  it("sort by title in both directions", async () => {
    const visit = newVisit();
    const titles = (await list(visit, { sortBy: "title-asc" })).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, "en")));
    expect((await list(visit, { sortBy: "title-desc" })).map(({ title }) => title)).toEqual(titles.toReversed());
  });

  it.each([
    ["assignee", (task: Task) => task.assignee?.fullName ?? "~"],
    ["due-date", (task: Task) => task.dueDate ?? "~"],
  ])("sort by %s, those without one last", async (sortBy, valueOf) => {
    const values = (await list(newVisit(), { sortBy })).map(valueOf);
    expect(values.at(-1)).toBe("~");
    expect(values).toEqual(values.toSorted());
  });

  it("put equal ones latest first", async () => {
    const visit = newVisit();
    for (const title of ["Oil the hinges", "Paint the gate"]) await add(visit, { title, dueDate: "2020-01-01" });
    expect((await list(visit, { sortBy: "due-date" })).slice(0, 2).map(({ id }) => id)).toEqual([20, 19]);
  });
});

describe("changes", () => {
  it("add with the last id plus 1", async () => {
    const visit = newVisit();
    const { status, body } = await add(visit, { title: "Buy pandan cake", tags: ["low"] });
    expect(status).toBe(201);
    expect(body.task).toEqual({
      id: 19,
      title: "Buy pandan cake",
      tags: ["low"],
      dueDate: null,
      description: "",
      assignee: null,
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    });
    expect((await list(visit))[0]).toEqual(body.task);
    expect((await add(visit, { title: "And eat it" })).body.task.id).toBe(20);
  });

  it("merge an update into the task", async () => {
    const visit = newVisit();
    const before = (await list(visit)).find(({ id }) => id === 18);
    const { status, body } = await update(visit, { id: 18, isCompleted: true, assignee: null });
    expect([status, body.task]).toEqual([200, { ...before, isCompleted: true, assignee: null }]);
    expect((await list(visit)).find(({ id }) => id === 18)).toEqual(body.task);
  });

  it("only mark a task as deleted, and can restore it", async () => {
    const visit = newVisit();
    const { status, body } = await visit<TaskAnswer>("DELETE", "/apps/todo/delete-task", { query: { taskId: 11 } });
    expect([status, body.task?.isDeleted]).toEqual([200, true]);
    expect((await list(visit)).some(({ id }) => id === 11)).toBe(false);
    expect((await list(visit, { filter: "deleted" })).some(({ id }) => id === 11)).toBe(true);
    await update(visit, { id: 11, isDeleted: false });
    expect((await list(visit)).some(({ id }) => id === 11)).toBe(true);
  });

  it("return null for an unknown task", async () => {
    const visit = newVisit();
    const none = { status: 200, body: { task: null } };
    expect(await update(visit, { id: 4040, title: "?" })).toMatchObject(none);
    expect(await visit("DELETE", "/apps/todo/delete-task", { query: { taskId: 4040 } })).toMatchObject(none);
  });

  it.each([
    [{}, "/task/title"],
    [{ title: "  " }, "/task/title"],
    [{ title: "Late", dueDate: "2026-02-30" }, "/task/dueDate"],
    [{ title: "Tagged", tags: ["urgent"] }, "/task/tags/0"],
  ])("reject %o", async (task, pointer) => {
    const { status, body } = await add(newVisit(), task);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });
});
