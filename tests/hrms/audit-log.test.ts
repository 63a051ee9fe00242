/** The audit log of a tenant: filters, what an event changed, who reads what, and whether the chain holds. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AuditChain, AuditEventDetail, AuditEventPage, Grade, Problem } from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let made: Grade;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  made = (await owner<Grade>("POST", `/companies/${trading}/grades`, { body: { name: "Logged", rank: 2 } })).body;
  await owner("PUT", `/companies/${trading}/grades/${made.id}`, { headers: { "If-Match": '"1"' }, body: { name: "Logged twice", rank: 4 } });
});
afterAll(() => gateway.close());

const log = async (query: Record<string, unknown> = {}) => (await owner<AuditEventPage>("GET", "/tenant/audit-events", { query })).body;

describe("the log", () => {
  it("is found by record, action, kind, person, day and name, newest first", async () => {
    const { items } = await log({ recordId: made.id });
    expect(items.map(({ action, actor, recordName }) => [action, actor, recordName])).toEqual([["update", "Adeline Goh", "Logged twice"], ["create", "Adeline Goh", "Logged"]]);
    expect((await log({ recordId: made.id, action: ["create"] })).total).toBe(1);
    expect((await log({ q: "logged TWICE" })).total).toBe(1);
    expect((await log({ recordId: made.id, actorId: sampleAccounts.siti.id })).total).toBe(0);
    expect((await log({ recordId: made.id, atTo: "2020-01-01" })).total).toBe(0);
    expect((await log({ subject: ["grades"], companyId: trading, pageSize: 1 })).items[0]?.id).toBe(items[0]?.id);
    expect((await owner<string[]>("GET", "/tenant/audit-events/subjects")).body).toContain("grades");
  });

  it("tells each field before and after", async () => {
    const [update] = (await log({ recordId: made.id })).items;
    const { body } = await owner<AuditEventDetail>("GET", `/tenant/audit-events/${update?.id}`);
    expect(body).toMatchObject({ hidden: false, changes: [{ field: "name", before: "Logged", after: "Logged twice" }, { field: "rank", before: 2, after: 4 }] });
  });

  it("is the tenant's own, and of those alone who may read it", async () => {
    const [event] = (await log({ recordId: made.id })).items;
    const stranger = await gateway.signIn("owner@banyan.demo", "banyan");
    expect((await stranger("GET", `/tenant/audit-events/${event?.id}`)).status).toBe(404);
    const client = await gateway.signIn("client@demo.com", "client");
    expect((await client<Problem>("GET", "/tenant/audit-events")).status).toBe(403);
    const platform = await gateway.signIn("platform@hrms.demo", "platform");
    expect((await platform("GET", "/tenant/audit-events")).status).toBe(403);
  });
});

describe("the chain", () => {
  it("holds, and says where it was broken", async () => {
    const { body } = await owner<AuditChain>("GET", "/tenant/audit-chain");
    expect(body).toMatchObject({ holds: true, brokenAt: null, events: (await log({ pageSize: 1 })).items[0]?.sequence });
    expect(body.head).toMatch(/^[0-9a-f]{64}$/);
    await gateway.database.pool.query("alter table audit_events disable trigger user");
    await gateway.database.pool.query("update audit_events set record_name = 'Forged' where record_id = $1 and action = 'create'", [made.id]);
    expect((await owner<AuditChain>("GET", "/tenant/audit-chain")).body).toMatchObject({ holds: false, fault: "changed" });
  });
});
