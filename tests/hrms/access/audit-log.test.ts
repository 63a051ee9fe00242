/** The audit log of a tenant: filters, changes of an event, permissions, and verification of the chain. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AuditChain, AuditEventDetail, AuditEventPage, Grade, Problem } from "#generated/hrms/schema.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let made: Grade;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  made = (await owner<Grade>("POST", `/companies/${trading}/grades`, { body: { name: "Logged", rank: 2 } })).body;
  await owner("PUT", `/companies/${trading}/grades/${made.id}`, {
    headers: { "If-Match": '"1"' },
    body: { name: "Logged twice", rank: 4 },
  });
});
afterAll(() => gateway.close());

const log = async (query: Record<string, unknown> = {}) =>
  (await owner<AuditEventPage>("GET", "/tenant/audit-events", { query })).body;

describe("the audit log", () => {
  it("filters by record, action, kind, person, day and name, newest first", async () => {
    const { items } = await log({ recordId: made.id });
    expect(items.map(({ action, actor, recordName }) => [action, actor, recordName])).toEqual([
      ["update", "Adeline Goh", "Logged twice"],
      ["create", "Adeline Goh", "Logged"],
    ]);
    expect((await log({ recordId: made.id, action: ["create"] })).total).toBe(1);
    expect((await log({ q: "logged TWICE" })).total).toBe(1);
    expect((await log({ recordId: made.id, actorId: sampleAccounts.siti.id })).total).toBe(0);
    expect((await log({ recordId: made.id, atTo: "2020-01-01" })).total).toBe(0);
    expect((await log({ subject: ["grades"], companyId: trading, pageSize: 1 })).items[0]?.id).toBe(items[0]?.id);
    expect((await owner<string[]>("GET", "/tenant/audit-events/subjects")).body).toContain("grades");
  });

  it("shows each field before and after", async () => {
    const [update] = (await log({ recordId: made.id })).items;
    const { body } = await owner<AuditEventDetail>("GET", `/tenant/audit-events/${update?.id}`);
    expect(body).toMatchObject({
      hidden: false,
      changes: [
        { field: "name", before: "Logged", after: "Logged twice" },
        { field: "rank", before: 2, after: 4 },
      ],
    });
  });

  it("shows only events of the caller's tenant, and only to people with permission", async () => {
    const [event] = (await log({ recordId: made.id })).items;
    const outsider = await gateway.signIn("owner@banyan.demo", "banyan");
    expect((await outsider("GET", `/tenant/audit-events/${event?.id}`)).status).toBe(404);
    const client = await gateway.signIn("client@demo.com", "client");
    expect((await client<Problem>("GET", "/tenant/audit-events")).status).toBe(403);
    const platform = await gateway.signIn("platform@hrms.demo", "platform");
    expect((await platform("GET", "/tenant/audit-events")).status).toBe(403);
  });
});

describe("events of records that the reader may not open", () => {
  it("are shown without name, reason and changes, and cannot be found by name", async () => {
    const { rows } = await gateway.database.pool.query<{ id: string }>(
      "select employee_id as id from employee_work_passes where company_id = $1 limit 1",
      [trading],
    );
    const { body: pass } = await owner<{ id: string }>(
      "POST",
      `/companies/${trading}/employees/${rows[0]?.id}/work-passes`,
      { body: { typeId: masterId("workpass-types", "EP"), passNo: "QX 7 Lantern" } },
    );
    await gateway.database.pool.query(
      `update roles set field_rights = (select jsonb_agg(case when one ->> 'class' = 'identity' then one || '{"read": false}' else one end)
       from jsonb_array_elements(field_rights) one) where id = $1`,
      [roleId("auditor")],
    );
    const auditor = await gateway.signIn("auditor@merlion.demo", "auditor");
    const [event] = (await auditor<AuditEventPage>("GET", "/tenant/audit-events", { query: { recordId: pass.id } }))
      .body.items;
    expect(event).toMatchObject({ subject: "work-passes", recordName: "•••" });
    expect((await auditor<AuditEventDetail>("GET", `/tenant/audit-events/${event?.id}`)).body).toMatchObject({
      hidden: true,
      changes: [],
    });
    expect(
      (await auditor<AuditEventPage>("GET", "/tenant/audit-events", { query: { q: "QX 7 Lantern" } })).body.total,
    ).toBe(0);
    expect((await log({ q: "QX 7 Lantern" })).total).toBe(1);
  });

  it("of earlier dates do not show an identity number in the name", async () => {
    const { tenantId, userId } = { tenantId: sampleTenants.merlion.id, userId: sampleAccounts.adeline.id };
    const recordId = randomUUID();
    await inTenant(gateway.database, tenantId, (tx) =>
      recordEvent(
        tx,
        { tenantId, userId, requestId: "earlier", now: new Date() },
        {
          companyId: trading,
          action: "delete",
          subject: "work-passes",
          recordId,
          recordName: "Work Permit G7712341K",
          changes: [],
        },
      ),
    );
    expect((await log({ recordId })).items[0]?.recordName).toBe("Work Permit ••••341K");
    expect((await log({ q: "G7712341K" })).total).toBe(0);
  });
});

describe("the hash chain", () => {
  it("is valid, and verification finds where it was broken", async () => {
    const { body } = await owner<AuditChain>("GET", "/tenant/audit-chain");
    expect(body).toMatchObject({
      holds: true,
      brokenAt: null,
      events: (await log({ pageSize: 1 })).items[0]?.sequence,
    });
    expect(body.head).toMatch(/^[0-9a-f]{64}$/);
    await gateway.database.pool.query("alter table audit_events disable trigger user");
    await gateway.database.pool.query(
      "update audit_events set record_name = 'Forged' where record_id = $1 and action = 'create'",
      [made.id],
    );
    expect((await owner<AuditChain>("GET", "/tenant/audit-chain")).body).toMatchObject({
      holds: false,
      fault: "changed",
    });
  });
});
