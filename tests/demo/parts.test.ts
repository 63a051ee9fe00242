/** Several parts in one call answer what their own operations do. */
import { expect, test } from "vitest";
import type { DemoParts } from "#generated/demo/schema.ts";
import { visitors } from "./visit.ts";

const visit = visitors();

test.each([
  ["bookmarks", "/api/bookmarks/data"],
  ["cart", "/apps/ecommerce/cart"],
  ["inbox", "/apps/email/emails?folder=inbox"],
  ["chats", "/apps/chat/chats-and-contacts"],
  ["latestInvoices", "/apps/invoice/invoices?perPage=6"],
  ["businessEvents", "/apps/calendar/events?calendars=Business"],
  ["teamTasks", "/apps/todo/tasks?tag=team"],
  ["ownActivity", "/api/users/activity?id=1"],
  ["sales", "/card/card-statistics/sales"],
  ["customers", "/card/card-analytics/customers?period=Last%2028%20Days"],
] as const)("%s", async (part, path) => {
  const call = visit();
  const { body } = await call<DemoParts>("GET", `/demo/parts?parts=${part}&parts=profile`);
  expect(Object.keys(body).toSorted()).toEqual([part, "profile"].toSorted());
  expect(body[part]).toEqual((await call("GET", path)).body);
});

test("an unknown part is refused", async () => {
  expect((await visit()("GET", "/demo/parts?parts=nothing")).status).toBe(422);
});
