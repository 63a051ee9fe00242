/** Notifications: private, paged, marked and counted, and sent on events. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Grade, Notification, NotificationPage } from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let admin: HrmsGateway["call"];
let client: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  admin = await gateway.signIn("admin@demo.com", "admin");
  client = await gateway.signIn("client@demo.com", "client");
});
afterAll(() => gateway.close());

const list = async (call: HrmsGateway["call"], query = "") =>
  (await call<NotificationPage>("GET", `/me/notifications${query}`)).body;
const first = async (call: HrmsGateway["call"], query = "") => {
  const [item] = (await list(call, query)).items;
  if (!item) throw new Error("The samples hold no notification.");
  return item;
};

it("lists one's own notifications, newest first, by page", async () => {
  const one = await list(admin);
  const two = await list(admin, "?page=2");
  expect([one.total, one.items.length, two.items.length]).toEqual([14, 10, 4]);
  const times = [...one.items, ...two.items].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(14);
  expect(await list(admin, "?page=99")).toMatchObject({ page: 2, items: two.items });
});

it("hides notifications from other people of the tenant and does not let them mark any", async () => {
  const own = (await list(client, "?pageSize=100")).items.map(({ id }) => id);
  const foreign = (await list(admin, "?pageSize=100")).items;
  expect(foreign.filter(({ id }) => own.includes(id))).toEqual([]);
  for (const mark of ["read", "unread"])
    expect((await client("POST", `/me/notifications/${foreign[0]?.id}/${mark}`)).status).toBe(404);
  await client("POST", "/me/notifications/read-all");
  expect((await list(admin, "?pageSize=100")).items).toEqual(foreign);
});

it("filters by unread and read", async () => {
  const { items, unreadCount } = await list(admin, "?pageSize=100");
  const [unread, read] = [
    await list(admin, "?unread=true&pageSize=100"),
    await list(admin, "?unread=false&pageSize=100"),
  ];
  expect(unread.items).toEqual(items.filter(({ readAt }) => readAt === null));
  expect(read.items).toEqual(items.filter(({ readAt }) => readAt !== null));
  expect([unread.total, unread.unreadCount, read.unreadCount]).toEqual([unreadCount, unreadCount, unreadCount]);
});

it("marks one as read and unread, and keeps the time it was first read", async () => {
  const { id } = await first(admin, "?unread=true");
  const before = (await list(admin)).unreadCount;
  const mark = async (how: string) => (await admin<Notification>("POST", `/me/notifications/${id}/${how}`)).body;
  const read = await mark("read");
  expect(read.readAt).not.toBeNull();
  expect(await mark("read")).toEqual(read);
  expect((await list(admin)).unreadCount).toBe(before - 1);
  expect((await mark("unread")).readAt).toBeNull();
  expect((await list(admin)).unreadCount).toBe(before);
});

it("marks all as read at once", async () => {
  expect((await admin("POST", "/me/notifications/read-all")).body).toEqual({ unreadCount: 0 });
  expect(await list(admin, "?unread=true")).toMatchObject({ items: [], total: 0, unreadCount: 0 });
});

it("notifies colleagues with access to grades about an archived one, except the person who archived it", async () => {
  const grade = (await admin<Grade>("POST", `/companies/${trading}/grades`, { body: { name: "Lamplighter", rank: 2 } }))
    .body;
  const before = await list(admin);
  await admin("POST", `/companies/${trading}/grades/${grade.id}/archive`);
  expect((await list(admin)).total).toBe(before.total);
  const { rows } = await gateway.database.pool.query(
    "select user_id, type, params, company_id, read_at from notifications where record_id = $1 order by user_id",
    [grade.id],
  );
  const { harjit, siti, rachel } = sampleAccounts;
  const reported = [harjit.id, siti.id, rachel.id].sort();
  expect(rows).toEqual(
    reported.map((user_id) => ({
      user_id,
      type: "grade-archived",
      params: { by: "Adeline Goh", name: "Lamplighter" },
      company_id: trading,
      read_at: null,
    })),
  );
});

it("welcomes a newly registered person", async () => {
  await gateway.call("POST", "/jwt/register", {
    body: { email: "noor@kopi.example", username: "noor", password: "Orchid-Road-77" },
  });
  const noor = await gateway.signIn("noor@kopi.example", "Orchid-Road-77");
  expect(await list(noor)).toMatchObject({
    total: 1,
    unreadCount: 1,
    items: [{ type: "welcome", params: {}, readAt: null }],
  });
});

it("shows notices about pay or identity only while the reader may read those fields", async () => {
  const { suresh: reader } = sampleAccounts;
  const approver = await gateway.signIn(reader.email, reader.password);
  const { rows } = await gateway.database.pool.query<{ id: string; tenant_id: string }>(
    "select id, tenant_id from employees where company_id = $1 limit 1",
    [trading],
  );
  const [{ id: recordId, tenant_id: tenantId } = { id: "", tenant_id: "" }] = rows;
  const notice = (type: string) =>
    gateway.database.pool.query(
      "insert into notifications (tenant_id, user_id, type, params, company_id, record_id, at) values ($1, $2, $3, '{}', $4, $5, now())",
      [tenantId, reader.id, type, trading, recordId],
    );
  const { total } = await list(approver);
  for (const type of ["bank-account-changed", "passport-expiring"]) await notice(type);
  // Payroll approvers can read pay, but not identity.
  const now = await list(approver);
  expect([now.total, now.items[0]?.type]).toEqual([total + 1, "bank-account-changed"]);
  await gateway.database.pool.query(
    "update user_access set valid_from = '2020-01-01', valid_to = '2020-12-31' where user_id = $1",
    [reader.id],
  );
  expect((await list(approver)).total).toBe(total);
  expect((await approver("POST", `/me/notifications/${now.items[0]?.id}/read`)).status).toBe(404);
});

it("rejects an invalid page", async () => {
  expect((await admin("GET", "/me/notifications?page=0")).status).toBe(422);
  expect((await admin("POST", "/me/notifications/not-an-id/read")).status).toBe(422);
});
