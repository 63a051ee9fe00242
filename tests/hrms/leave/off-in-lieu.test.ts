/** Off in lieu is earned when work on a rest day or holiday is approved, once, and follows what was approved. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  AttendanceLog,
  Explanation,
  LeaveBalance,
  LeaveType,
  ManualLeave,
  ManualLeavePage,
} from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { lieuExpiry } from "#src/domain/leave/shared/off-in-lieu.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let hr: HrmsGateway["call"];
let lieu: LeaveType;
let base: string;
const today = localDay("Asia/Singapore", new Date());

async function employeePaid(otEligible: boolean, basic = 600000): Promise<void> {
  const { pool } = gateway.database;
  await pool.query("delete from employee_pay_terms where employee_id = $1", [world.people.report]);
  await pool.query(
    `insert into employee_pay_terms (id, tenant_id, company_id, employee_id, effective_from, rate_type, basic, pay_frequency, hours_per_week,
       days_per_week, ot_eligible, proration, created_at, created_by, updated_at, updated_by)
     values ($1, $2, $3, $4, '2024-06-03', 'monthly', $7, 'monthly', 4400, 500, $5, 'workingDays', now(), $6, now(), $6)`,
    [randomUUID(), world.tenantId, world.companyId, world.people.report, otEligible, world.ownerId, basic],
  );
}

/** A day of work that waits for approval. */
async function worked(daysAgo: number, dayKind: string, minutes: number): Promise<string> {
  const id = randomUUID();
  await gateway.database.pool.query(
    `insert into attendance_logs (id, tenant_id, company_id, employee_id, date, tz, day_kind, status, state, worked_min, break_min, late_min,
       early_min, overtime_min, flags, computed_at)
     values ($1, $2, $3, $4, $5, 'Asia/Singapore', $6, 'present', 'needsReview', $7, 0, 0, 0, $7, '[]', now())`,
    [id, world.tenantId, world.companyId, world.people.report, addDays(today, -daysAgo), dayKind, minutes],
  );
  return id;
}

async function approve(id: string, approvedOvertimeMin: number | null = null) {
  const path = `${base}/attendance-logs/${id}`;
  const { body } = await hr<AttendanceLog>("GET", path);
  return hr<AttendanceLog>("PUT", path, {
    headers: { "if-match": `"${body.version}"` },
    body: { approvedOvertimeMin, note: null },
  });
}

async function balance(): Promise<LeaveBalance | undefined> {
  const all = await hr<LeaveBalance[]>("GET", `${base}/employees/${world.people.report}/leave-balances`);
  return all.body.find(({ leaveTypeId }) => leaveTypeId === lieu.id);
}

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  base = `/companies/${world.companyId}`;
  hr = await world.account("harriet", "hrAdmin");
  const fields = { name: "Time off", code: "LIEU-TEST", kind: "off-in-lieu" };
  lieu = (await world.owner<LeaveType>("POST", `${base}/leave-types`, { body: fields })).body;
  await gateway.database.pool.query(
    "update leave_types set status = 'archived' where kind = 'off-in-lieu' and id <> $1",
    [lieu.id],
  );
  await employeePaid(false);
});
afterAll(() => gateway.close());

it("nothing is earned unless the company grants it", async () => {
  const approved = await approve(await worked(2, "rest", 480));
  expect(approved).toMatchObject({ status: 200, body: { state: "approved", offInLieu: null } });
});

it("approval grants it with its expiry, in the balance and its explanation, and a second approval changes nothing", async () => {
  const {
    version: _version,
    updatedAt: _at,
    updatedBy: _by,
    ...settings
  } = (await world.owner<Record<string, unknown>>("GET", `${base}/company-settings`)).body;
  const saved = await world.owner("PUT", `${base}/company-settings`, {
    headers: { "if-match": '"1"' },
    body: { ...settings, offInLieu: true, offInLieuMonths: 2 },
  });
  expect(saved.status).toBe(200);
  const id = await worked(5, "holiday", 500);
  const expiresOn = lieuExpiry(addDays(today, -5), 2);
  const earned = { units: 1, unit: "day", expiresOn };
  expect((await approve(id)).body.offInLieu).toEqual(earned);
  expect((await approve(id)).body.offInLieu).toEqual(earned);
  expect(await balance()).toMatchObject({ available: 1, expiring: { units: 1, expiresOn } });
  const path = `${base}/employees/${world.people.report}/leave-balance-explanation`;
  const { steps } = (await hr<Explanation>("GET", path, { query: { leaveTypeId: lieu.id } })).body;
  expect(steps.find(({ rule }) => rule === "leave.bucket-lieu")?.inputs).toContainEqual({
    name: "expiresOn",
    unit: "date",
    value: expiresOn,
  });
  const entries = await hr<ManualLeavePage>("GET", `${base}/manual-leave`);
  expect(entries.body.items).toMatchObject([
    { mode: "grant", units: 1, expiresOn, status: "posted", earnedDay: "holiday", reason: null },
  ]);
});

it("less approved work earns less, and none earns nothing", async () => {
  const id = await worked(6, "rest", 480);
  expect((await approve(id)).body.offInLieu).toMatchObject({ units: 1 });
  expect((await approve(id, 120)).body.offInLieu).toMatchObject({ units: 0.5 });
  expect(await balance()).toMatchObject({ available: 1.5 });
  expect((await approve(id, 0)).body.offInLieu).toBeNull();
  expect(await balance()).toMatchObject({ available: 1 });
  const entries = await hr<ManualLeavePage>("GET", `${base}/manual-leave`, { query: { status: "reversed" } });
  expect(entries.body.items).toMatchObject([
    { earnedDay: "rest", reason: null, reverseReason: null },
    { earnedDay: "rest", reason: null, reverseReason: null },
  ]);
});

it("keeps the reason of what was earned before the kind of day was kept", async () => {
  const reason = "Work on a holiday: 2026-08-10";
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    "update manual_leaves set earned_day = null, reason = $1 where status = 'posted' and employee_id = $2 returning id",
    [reason, world.people.report],
  );
  expect((await hr<ManualLeave>("GET", `${base}/manual-leave/${rows[0]?.id}`)).body).toMatchObject({
    earnedDay: null,
    reason,
  });
});

it("working days, and people with overtime pay, earn none", async () => {
  expect((await approve(await worked(7, "work", 120))).body.offInLieu).toBeNull();
  await employeePaid(true);
  expect((await approve(await worked(8, "rest", 480))).body.offInLieu).toBeNull();
});

it.each(["rest", "holiday"])(
  "someone whom Part IV covers earns none for a %s day, as the law asks for pay",
  async (kind) => {
    await employeePaid(false, 260000);
    const id = await worked(kind === "rest" ? 9 : 10, kind, 480);
    expect((await approve(id)).body.offInLieu).toBeNull();
    // The first cent beyond the limit.
    await employeePaid(false, 260001);
    expect((await approve(id)).body.offInLieu).toMatchObject({ units: 1 });
  },
);
