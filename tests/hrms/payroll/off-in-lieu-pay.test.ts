/** Work that has earned off in lieu is not paid as well. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AttendanceLog, AttendancePeriod, PayRun } from "#generated/hrms/schema.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
beforeAll(async () => {
  payroll = await openPayroll();
});
afterAll(() => payroll.gateway.close());

/** Someone of the run whom Part IV covers, but whose terms have no overtime pay. */
async function coveredWithoutOvertime(run: PayRun): Promise<string> {
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    `update employee_pay_terms set ot_eligible = false, ot_reason = 'Paid by the shift' where employee_id =
      (select slip.employee_id from payslips slip join employee_pay_terms terms on terms.tenant_id = slip.tenant_id and terms.employee_id = slip.employee_id
        where slip.run_id = $1 and slip.blocker_count = 0 group by slip.employee_id
        having bool_and(terms.rate_type = 'monthly' and terms.basic <= 260000) order by slip.employee_id limit 1) returning employee_id as id`,
    [run.id],
  );
  return rows[0]?.id ?? "";
}

/** Someone of the run with monthly pay and without overtime pay. */
async function manager(run: PayRun): Promise<string> {
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    `select slip.employee_id as id from payslips slip join employee_pay_terms terms on terms.tenant_id = slip.tenant_id and terms.employee_id = slip.employee_id
      where slip.run_id = $1 and slip.blocker_count = 0 and terms.rate_type = 'monthly' and slip.gross > 600000
      group by slip.employee_id having count(*) = 1 and not bool_or(terms.ot_eligible) order by slip.employee_id limit 1`,
    [run.id],
  );
  return rows[0]?.id ?? "";
}

/** A day of work that waits for approval. */
async function worked(employeeId: string, date: string, dayKind: "rest" | "holiday"): Promise<string> {
  const id = randomUUID();
  await payroll.gateway.database.pool.query(
    `insert into attendance_logs (id, tenant_id, company_id, employee_id, date, tz, day_kind, status, state, worked_min, break_min, late_min,
       early_min, overtime_min, flags, computed_at)
     select $1, tenant_id, company_id, id, $3, 'Asia/Singapore', $4, 'present', 'needsReview', 480, 0, 0, 0, 480, '[]', now()
     from employees where id = $2`,
    [id, employeeId, date, dayKind],
  );
  return id;
}

async function approve(id: string): Promise<AttendanceLog> {
  const path = `${base}/attendance-logs/${id}`;
  const { version } = (await payroll.owner<AttendanceLog>("GET", path)).body;
  const { status, body } = await payroll.owner<AttendanceLog>("PUT", path, {
    headers: { "if-match": `"${version}"` },
    body: { approvedOvertimeMin: null, note: null },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function grantOffInLieu(offInLieu: boolean): Promise<void> {
  const path = `${base}/company-settings`;
  const { body } = await payroll.owner<Record<string, unknown>>("GET", path);
  const { version, updatedAt: _at, updatedBy: _by, ...settings } = body;
  const saved = await payroll.owner("PUT", path, {
    headers: { "if-match": `"${version}"` },
    body: { ...settings, offInLieu },
  });
  expect(saved.status).toBe(200);
}

/** Runs pay what attendance has locked. */
async function lock(month: string): Promise<void> {
  const { owner } = payroll;
  const body = { name: month, startDate: `${month}-01`, endDate: `${month}-${month === "2027-06" ? 30 : 31}` };
  const { id } = (await owner<AttendancePeriod>("POST", `${base}/attendance-periods`, { body })).body;
  const locked = await owner("POST", `${base}/attendance-periods/${id}/lock`, { body: { force: true } });
  expect(locked.status, JSON.stringify(locked.body)).toBe(200);
}

async function extraOf(run: PayRun) {
  const [found] = (await payroll.people(await payroll.calculate(run))).items;
  expect(found).toMatchObject({ employeeId: run.employeeIds[0], blockers: 0 });
  const { lines } = await payroll.slip(found?.id ?? "");
  const extra = lines.filter(({ code, amount }) => ["OVERTIME", "REST_DAY", "HOLIDAY"].includes(code) && amount > 0);
  return extra.map(({ code, quantity }) => `${code} ${quantity}`);
}

it("work on a holiday is paid, unless it earns off in lieu; neither is work on a rest day then", async () => {
  const { period, run, calculate, step, maker } = payroll;
  const [may, june] = [await period("2027-05"), await period("2027-06")];
  const everyone = await calculate(await run({ periodId: may.id }));
  const employeeId = await manager(everyone);
  await step(maker, everyone, "cancel", { reason: "Only one person is paid" });

  await grantOffInLieu(false);
  expect(await approve(await worked(employeeId, "2027-05-12", "holiday"))).toMatchObject({ offInLieu: null });
  await lock("2027-05");
  expect(await extraOf(await run({ periodId: may.id, employeeIds: [employeeId] }))).toEqual(["HOLIDAY 480"]);

  await grantOffInLieu(true);
  for (const [date, kind] of [
    ["2027-06-16", "holiday"],
    ["2027-06-20", "rest"],
  ] as const)
    expect((await approve(await worked(employeeId, date, kind))).offInLieu).toMatchObject({ units: 1 });
  await lock("2027-06");
  expect(await extraOf(await run({ periodId: june.id, employeeIds: [employeeId] }))).toEqual([]);
});

it("work of someone whom Part IV covers is paid, also without overtime pay, and earns nothing", async () => {
  const { period, run, calculate, step, maker } = payroll;
  await grantOffInLieu(true);
  const july = await period("2027-07");
  const everyone = await calculate(await run({ periodId: july.id }));
  const employeeId = await coveredWithoutOvertime(everyone);
  await step(maker, everyone, "cancel", { reason: "Only one person is paid" });
  for (const [date, kind] of [
    ["2027-07-14", "holiday"],
    ["2027-07-18", "rest"],
  ] as const)
    expect(await approve(await worked(employeeId, date, kind))).toMatchObject({ offInLieu: null });
  await lock("2027-07");
  const own = await run({ periodId: july.id, employeeIds: [employeeId] });
  expect(await extraOf(own)).toEqual(["HOLIDAY 480", "REST_DAY 480"]);

  // Part IV does not cover the class of managers and executives.
  const { rows } = await payroll.gateway.database.pool.query(
    `update employee_jobs set class_id = (select id from classes where tenant_id = employee_jobs.tenant_id
       and company_id = employee_jobs.company_id and ea_category = 'managerExecutive' limit 1) where employee_id = $1
     returning class_id as "classId"`,
    [employeeId],
  );
  expect(rows).not.toContainEqual({ classId: null });
  await step(maker, own, "cancel", { reason: "The class was wrong" });
  expect(await extraOf(await run({ periodId: july.id, employeeIds: [employeeId] }))).toEqual(["HOLIDAY 480"]);
});
