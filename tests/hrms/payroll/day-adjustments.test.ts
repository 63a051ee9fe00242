/** Days that turned out different after their attendance was locked: the next run pays them, once. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  AttendanceAdjustment,
  AttendanceAdjustmentPage,
  AttendancePeriod,
  PayRun,
} from "#generated/hrms/schema.ts";
import type { Problem } from "#generated/hrms/schema.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let clock = new Date("2027-08-20T04:00:00Z");
beforeAll(async () => {
  payroll = await openPayroll(() => clock);
});
afterAll(() => payroll.gateway.close());

const later = (): void => {
  clock = new Date(clock.getTime() + 5_000);
};

/** The person of the run with monthly pay who is paid for overtime. */
async function overtimeWorker(run: PayRun): Promise<string> {
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    `select slip.employee_id as id from payslips slip join employee_pay_terms terms on terms.tenant_id = slip.tenant_id and terms.employee_id = slip.employee_id
      where slip.run_id = $1 and slip.blocker_count = 0 and terms.ot_eligible and terms.rate_type = 'monthly' and slip.gross > 200000
      group by slip.employee_id having count(*) = 1 order by slip.employee_id limit 1`,
    [run.id],
  );
  return rows[0]?.id ?? "";
}

const statesOf = async (employeeId: string) =>
  (
    await payroll.owner<AttendanceAdjustmentPage>("GET", `${base}/attendance-adjustments`, {
      query: { employeeId, sort: "date" },
    })
  ).body.items.map(({ date, status }) => `${date} ${status}`);

async function slipOf(run: PayRun) {
  const [found] = (await payroll.people(run)).items;
  return payroll.slip(found?.id ?? "");
}

it("pain 8: pays them with the next run, settles them when it locks, and gives them back when the payslip is reversed", async () => {
  const { owner, maker, approver, step } = payroll;
  const april = await payroll.period("2027-04");
  const first = await payroll.calculate(await payroll.run({ periodId: april.id }));
  const employeeId = await overtimeWorker(first);
  await step(maker, first, "cancel", { reason: "Only one person is paid" });
  await payroll.pay(await payroll.run({ periodId: april.id, employeeIds: [employeeId] }));
  const period = await owner<AttendancePeriod>("POST", `${base}/attendance-periods`, {
    body: { name: "April 2027", startDate: "2027-04-01", endDate: "2027-04-30" },
  });
  await owner("POST", `${base}/attendance-periods/${period.body.id}/lock`, { body: { force: true } });
  const hour = await owner<AttendanceAdjustment>("POST", `${base}/attendance-adjustments`, {
    body: { employeeId, date: "2027-04-14", workedMin: 60, overtimeMin: 60, reason: "Stayed for the stocktaking" },
  });
  expect(hour.status, JSON.stringify(hour.body)).toBe(201);
  // As the computation of attendance leaves it.
  await payroll.gateway.database.pool.query(
    `insert into attendance_adjustments (tenant_id, company_id, employee_id, date, period_id, source, worked_min, overtime_min, status_before, status_after, status,
       created_at, created_by, updated_at, updated_by)
     select tenant_id, company_id, $1, '2027-04-15', id, 'computed', 480, 0, 'absent', 'present', 'open', created_at, created_by, updated_at, updated_by
     from attendance_periods where id = $2`,
    [employeeId, period.body.id],
  );
  later();

  const may = await payroll.period("2027-05");
  const run = await payroll.calculate(await payroll.run({ periodId: may.id, employeeIds: [employeeId] }));
  const slip = await slipOf(run);
  const corrected = slip.lines.filter(({ day }) => day !== null);
  expect(corrected.map(({ code, day, about, quantity, cpfClass }) => [code, day, about, quantity, cpfClass])).toEqual([
    ["OVERTIME", "2027-04-14", "April 2027", 60, "additional"],
    ["ABSENCE", "2027-04-15", "April 2027", -1, "additional"],
  ]);
  expect(corrected.every(({ amount }) => amount > 0)).toBe(true);
  expect(corrected[0]?.sourceId).toBe(hour.body.id);
  await step(maker, run, "cancel", { reason: "Not yet" });
  expect(await statesOf(employeeId)).toEqual(["2027-04-14 open", "2027-04-15 open"]);

  later();
  const next = await payroll.run({ periodId: may.id, employeeIds: [employeeId] });
  await payroll.calculate(next);
  await owner("POST", `${base}/attendance-adjustments/${hour.body.id}/dismiss`, { body: { reason: "Paid in cash" } });
  const refused = await step<Problem>(maker, next, "submit");
  expect([refused.status, refused.body.code]).toEqual([409, "calculate-again"]);
  later();
  const locked = await payroll.pay(next);
  expect(await statesOf(employeeId)).toEqual(["2027-04-14 dismissed", "2027-04-15 settled"]);
  const paid = await slipOf(locked);
  expect(paid.lines.filter(({ day }) => day !== null).map(({ code }) => code)).toEqual(["ABSENCE"]);

  later();
  const june = await payroll.period("2027-06");
  const after = await payroll.calculate(await payroll.run({ periodId: june.id, employeeIds: [employeeId] }));
  expect((await slipOf(after)).lines.filter(({ day }) => day !== null)).toEqual([]);
  await step(maker, after, "cancel", { reason: "Later" });

  const correction = await step(approver, locked, `payslips/${paid.id}/reverse`, { reason: "The raise was missing" });
  expect(correction.status, JSON.stringify(correction.body)).toBe(201);
  expect(await statesOf(employeeId)).toEqual(["2027-04-14 dismissed", "2027-04-15 open"]);
  later();
  await payroll.pay(correction.body);
  expect(await statesOf(employeeId)).toEqual(["2027-04-14 dismissed", "2027-04-15 settled"]);
});
