/** Reset and isolation of the samples. */
import { expect, it } from "vitest";
import type { EmailList, Task, User } from "#generated/demo/schema.ts";
import { type Visit, visitors } from "./visit.ts";

const newVisit = visitors();

async function everything(visit: Visit): Promise<unknown> {
  const email = "/apps/email/emails?folder=all";
  const chat = "/apps/chat/chats-and-contacts";
  const paths = [email, chat, "/apps/todo/tasks", "/apps/calendar/events", "/api/users/list/all-data"];
  return Promise.all(paths.map(async (path) => (await visit("GET", path)).body));
}

async function disturb(visit: Visit): Promise<void> {
  const calls: [string, string, Record<string, unknown>][] = [
    ["POST", "/apps/email/update-emails", { body: { emailIds: [26], dataToUpdate: { isDeleted: true } } }],
    ["DELETE", "/apps/todo/delete-task", { query: { taskId: 18 } }],
    ["DELETE", "/apps/calendar/remove-event", { query: { id: 3 } }],
    ["DELETE", "/apps/users/delete", { query: { id: 1 } }],
    ["GET", "/apps/chat/get-chat", { query: { id: 2 } }],
  ];
  for (const [method, path, options] of calls) expect((await visit(method, path, options)).status).toBe(200);
}

it("resets every app of the session", async () => {
  const visit = newVisit();
  const fresh = await everything(visit);
  await disturb(visit);
  expect(await everything(visit)).not.toEqual(fresh);
  expect(await visit("POST", "/demo/reset")).toMatchObject({ status: 204, body: null });
  expect(await everything(visit)).toEqual(fresh);
});

it("does not affect other sessions", async () => {
  const [one, other] = [newVisit(), newVisit()];
  const fresh = await everything(other);
  await disturb(one);
  expect(await everything(other)).toEqual(fresh);
  await disturb(other);
  await one("POST", "/demo/reset");
  expect(await everything(other)).not.toEqual(fresh);
  expect((await one<EmailList>("GET", "/apps/email/emails")).body.emails[0]?.id).toBe(26);
  expect((await one<Task[]>("GET", "/apps/todo/tasks")).body[0]?.id).toBe(18);
  expect((await one<User[]>("GET", "/api/users/list/all-data")).body[0]?.id).toBe(1);
});
