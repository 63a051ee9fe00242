/** Purging a closed tenant: its data is gone, its audit trail stays valid without names, and no other tenant loses a row. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EmployeePage, HistoryPage, Problem, StoredFile, Tenant } from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { runJobNow } from "../../support/jobs.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { checkChains } from "#src/store/shared/audit-chain.ts";
import { eventsWhere } from "#src/store/shared/audit.ts";
import type { ObjectStore } from "#src/store/shared/object-store.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { keptOfPurged } from "#src/store/platform/tenant-purge.ts";
import { inAuth, inTenant } from "#src/store/database/transaction.ts";
import { sql } from "drizzle-orm";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const aDay = 86_400_000;
const { merlion, banyan } = sampleTenants;
let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
let clock = new Date();

const folder = mkdtempSync(join(tmpdir(), "hrms-purge-"));
const objects = new Map<string, Buffer>();
const bucket: ObjectStore = {
  put: async (key, bytes) => void objects.set(key, bytes),
  get: async (key) => objects.get(key) ?? Promise.reject(new Error("No such object")),
  remove: async (key) => void objects.delete(key),
};

beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock, settings: { accessTokenSeconds: 20_000_000 } });
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const at = `/platform/tenants/${merlion.id}`;
const tenant = async () => (await platform<Tenant>("GET", at)).body;
const purge = (code: string) =>
  platform<Tenant & Omit<Problem, "status">>("POST", `${at}/purge`, { body: { code, reason: "Its time is over" } });
const later = (days: number): void => {
  clock = new Date(clock.getTime() + days * aDay);
};

/** Rows of a tenant, by table, of all tables that refer to a tenant or an account. */
async function rowsOf(tenantId: string): Promise<Record<string, number>> {
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await gateway.database.pool.query<Row>(text, values)).rows;
  const tables = await query<{ name: string; own: boolean }>(`
    select relname as name, exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id') as own
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname in ('tenant_id', 'user_id')) order by 1`);
  const counted = await Promise.all(
    tables.map(async ({ name, own }) => {
      const where = own ? "tenant_id = $1" : "user_id in (select id from users where tenant_id = $1)";
      return [
        name,
        (await query<{ count: number }>(`select count(*)::int as count from ${name} where ${where}`, [tenantId]))[0]
          ?.count ?? 0,
      ] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

it("keeps files in a folder and, later, in a bucket", async () => {
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  const { body } = await hr<EmployeePage>("GET", `/companies/${trading}/employees`, { query: { pageSize: 1 } });
  const upload = async () =>
    (
      await hr<StoredFile>("POST", `/companies/${trading}/employees/${body.items[0]?.id}/files`, {
        query: { name: "licence.pdf", class: "personal" },
        headers: { "Content-Type": "application/octet-stream" },
        body: "%PDF-1.4 a page",
      })
    ).body.id;
  gateway.settings.filesDir = folder;
  const older = await upload();
  gateway.settings.filesDir = { bucket, folder };
  const newer = await upload();
  objects.set(`${banyan.id}/another`, Buffer.from("of another tenant"));
  expect([readdirSync(join(folder, merlion.id)), [...objects.keys()]]).toEqual([
    [older],
    [`${merlion.id}/${newer}`, `${banyan.id}/another`],
  ]);
});

it("is rejected until the tenant has been closed for 90 days, and with a wrong code", async () => {
  const { code } = await tenant();
  expect((await purge(code)).body).toMatchObject({ status: 409, code: "wrong-state" });
  await platform("POST", `${at}/close`, { body: { reason: "They move to another system", days: 7 } });
  expect((await purge(code)).body).toMatchObject({ status: 409, code: "wrong-state" });
  later(7);
  await runJobNow(gateway, "close-tenants", { now: () => clock });
  const day = addDays(localDay("Asia/Singapore", clock), 90);
  expect(await tenant()).toMatchObject({ status: "closed", purgeableFrom: day });
  later(89);
  expect((await purge(code)).body).toMatchObject({
    status: 409,
    code: "not-due",
    detail: `The tenant can be deleted from ${day}.`,
  });
  later(1);
  expect((await purge(`${code}x`)).body).toMatchObject({
    status: 422,
    errors: [{ pointer: "/code", code: "other-code" }],
  });
  expect((await gateway.call("POST", `${at}/purge`, { body: { code, reason: "Its time is over" } })).status).toBe(401);
});

it("does not delete accounts that belong to another active tenant", async () => {
  await inAuth(gateway.database, async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${banyan.id}, true)`);
    expect((await tx.execute(sql`delete from users where tenant_id = ${banyan.id}`)).rowCount).toBe(0);
  });
});

it("leaves only the tenant's stub, its audit trail and the account numbers in it, and nothing of other tenants is deleted", async () => {
  const { code, name, statusSince } = await tenant();
  const [held, others] = [await rowsOf(merlion.id), await rowsOf(banyan.id)];
  expect(Object.keys(held).length).toBeGreaterThan(25);
  expect(held["mails"]).toBeGreaterThan(0);
  const { status, body } = await purge(code);
  expect([status, body]).toMatchObject([
    200,
    {
      status: "purged",
      name,
      code,
      statusSince,
      billingEmail: null,
      statusReason: null,
      seatsUsed: 0,
      purgeableFrom: null,
      package: null,
      owner: null,
      ownerState: null,
    },
  ]);
  const left = await rowsOf(merlion.id);
  expect(Object.keys(left).filter((table) => !keptOfPurged.includes(table))).toEqual([]);
  expect([readdirSync(folder), [...objects.keys()]]).toEqual([[], [`${banyan.id}/another`]]);
  expect(left["audit_events"]).toBe(held["audit_events"]);
  expect(left["users"]).toBeLessThan(held["users"] ?? 0);
  expect(await rowsOf(banyan.id)).toEqual(others);
  const { rows } = await gateway.database.pool.query(
    "select distinct full_name, right(email, 15) as email, phone, password_hash from users where tenant_id = $1",
    [merlion.id],
  );
  expect(rows).toEqual([{ full_name: "•••", email: "@purged.invalid", phone: null, password_hash: null }]);
});

it("keeps the chains valid, hides names and values in the audit trail, and appears in the platform's log", async () => {
  expect((await checkChains(gateway.database)).map(({ broken }) => broken)).toEqual([null, null, null]);
  const { items } = await inTenant(gateway.database, merlion.id, (tx) =>
    eventsWhere(tx, undefined, { page: 1, pageSize: 500 }),
  );
  expect(items.length).toBeGreaterThan(0);
  for (const { recordName, by, changes } of items) {
    expect([recordName, by]).toEqual(["•••", "•••"]);
    for (const { before, after } of changes)
      expect([[null, "•••"].includes(before as null), [null, "•••"].includes(after as null)]).toEqual([true, true]);
  }
  const { body: history } = await platform<HistoryPage>("GET", `${at}/history`);
  expect(history.items[0]).toMatchObject({
    action: "delete",
    by: "Priya Nair",
    reason: "Its time is over",
    changes: [{ field: "status", before: "closed", after: "purged" }],
  });
});

it("is permanent: nobody can sign in, and no further action is possible", async () => {
  expect(
    (await gateway.call("POST", "/jwt/login", { body: { email: "admin@demo.com", password: "admin" } })).status,
  ).toBe(400);
  const { code } = await tenant();
  expect((await purge(code)).body).toMatchObject({ status: 409, code: "wrong-state" });
  expect((await platform<Problem>("POST", `${at}/invitation`, { body: {} })).body).toMatchObject({
    status: 409,
    code: "wrong-state",
  });
  for (const step of ["reactivate", "suspend", "close"])
    expect(
      (await platform<Problem>("POST", `${at}/${step}`, { body: { reason: "They come back" } })).body,
    ).toMatchObject({ status: 409, code: "wrong-state" });
});
