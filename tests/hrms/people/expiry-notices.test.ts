/** Expiry notices are sent once for each configured number of days, to HR people who may see the record. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { NotificationPage, OutboxPage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let clock = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  world = await peopleOfATenant(gateway);
});
afterAll(() => gateway.close());

const look = () => runJobNow(gateway, "send-expiry-notices", { now: () => clock });
const reported = async () =>
  (
    await (
      await gateway.signIn(world.ownerEmail, world.password)
    )<NotificationPage>("GET", "/me/notifications", { query: { pageSize: 100 } })
  ).body.items
    .filter(({ type }) => type.endsWith("-expiring"))
    .map(({ type, params }) => ({ type, ...params }));
const mails = async () =>
  (
    await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: world.ownerEmail, pageSize: 100 } })
  ).body.items.filter(({ kind }) => kind === "notice");

async function addPass(expiry: string): Promise<void> {
  await gateway.database.pool.query(
    `insert into employee_work_passes (id, tenant_id, company_id, employee_id, type_id, issued_on, expiry, status, created_at, created_by, updated_at, updated_by)
     select $1, $2, $3, $4, (select id from workpass_types where name = 'Employment Pass'), '2024-12-01', $5, 'issued', now(), $6, now(), $6`,
    [randomUUID(), world.tenantId, world.companyId, world.people.report, expiry, world.ownerId],
  );
}

it("warns about a pass at 90, 60 and 30 days, once each, however often it runs", async () => {
  await addPass("2027-02-10");
  await Promise.all([look(), look()]);
  await look();
  expect(await reported()).toEqual([
    { type: "workpass-expiring", person: "Rina Report", name: "Employment Pass", date: "2027-02-10", days: 82 },
  ]);
  expect((await mails())[0]?.text).toContain("10 February 2027  Rina Report: Employment Pass");
  expect(await mails()).toHaveLength(1);
  clock = new Date("2027-01-20T04:00:00Z");
  await look();
  await look();
  expect((await reported()).map(({ days }) => days)).toEqual([21, 82]);
});

it("notifies people who disabled the emails in the app only", async () => {
  const call = await gateway.signIn(world.ownerEmail, world.password);
  await call("PUT", "/me/profile/mail-topics", { body: { mailTopics: [] } });
  const before = (await mails()).length;
  await addPass("2027-03-01");
  await look();
  expect((await reported())[0]).toMatchObject({ date: "2027-03-01" });
  expect(await mails()).toHaveLength(before);
});
