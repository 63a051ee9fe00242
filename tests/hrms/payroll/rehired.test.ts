/** Someone who leaves and comes back within a month has two payslips in one run, and one month with the employer. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PayRun, Payslip } from "#generated/hrms/schema.ts";
import * as oracle from "../../oracle/oracle.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let run: PayRun;
let person: { employeeId: string; personId: string; birthDate: string };

/** Copies dated records of an employment to another that starts on a day. */
const copyOf = (table: string, dated: boolean): string => `
  insert into ${table} select (jsonb_populate_record(own, jsonb_build_object('id', gen_random_uuid(), 'employee_id', $2::uuid)
    ${dated ? "|| jsonb_build_object('effective_from', '2027-07-19')" : ""})).*
  from ${table} own where own.employee_id = $1 ${dated ? "order by own.effective_from desc limit 1" : ""}`;

beforeAll(async () => {
  payroll = await openPayroll();
  const { pool } = payroll.gateway.database;
  const { rows } = await pool.query<typeof person>(
    `select employees.id as "employeeId", employees.person_id as "personId", person.date_of_birth::text as "birthDate" from employees
     join persons person on person.id = employees.person_id join races race on race.id = person.race_id and race.shg_fund = 'CDAC'
     where employees.company_id = $1 and employees.status = 'confirmed' and employees.last_day is null
       and (select residency from employee_residencies own where own.employee_id = employees.id order by effective_from desc limit 1) = 'citizen'
       and (select basic between 250000 and 500000 and rate_type = 'monthly' from employee_pay_terms own where own.employee_id = employees.id
         order by effective_from desc limit 1)
       and exists (select from employee_bank_accounts own where own.employee_id = employees.id and own.status = 'active')
       and not exists (select from employee_statutory own where own.employee_id = employees.id and (own.shg <> '[]' or own.in_ppf))
     order by employees.id limit 1`,
    [base.split("/")[2]],
  );
  if (!rows[0]) throw new Error("The samples have nobody like this.");
  [person] = rows as [typeof person];
  const again = crypto.randomUUID();
  await pool.query(
    "update employees set status = 'exited', last_day = '2027-07-09', exit_reason = 'resignation' where id = $1",
    [person.employeeId],
  );
  await pool.query(
    `insert into employees select (jsonb_populate_record(own, jsonb_build_object('id', $2::uuid, 'employee_no', 'AGAIN-1', 'start_date', '2027-07-19',
       'last_day', null, 'exit_reason', null, 'status', 'confirmed', 'previous_employment_id', own.id))).* from employees own where own.id = $1`,
    [person.employeeId, again],
  );
  for (const table of ["employee_pay_terms", "employee_residencies", "employee_jobs"])
    await pool.query(copyOf(table, true), [person.employeeId, again]);
  await pool.query(copyOf("employee_bank_accounts", false), [person.employeeId, again]);
  const period = await payroll.period("2027-07");
  run = await payroll.calculate(await payroll.run({ periodId: period.id, employeeIds: [again, person.employeeId] }));
});
afterAll(() => payroll.gateway.close());

async function slips(): Promise<Payslip[]> {
  const { items } = await payroll.people(run);
  const found: Payslip[] = [];
  for (const { id } of items) found.push(await payroll.slip(id));
  return found.toSorted((one, other) => one.employeeNo.localeCompare(other.employeeNo));
}

const sumOf = (some: readonly Payslip[], ...codes: string[]): number =>
  some.flatMap(({ lines }) => lines).reduce((sum, { code, amount }) => sum + (codes.includes(code) ? amount : 0), 0);

/** What is due on the gross pay of the month as a whole. */
function dueOn(gross: number): number[] {
  const citizen = { birthDate: person.birthDate, residency: "citizen", prSince: null, prOption: "GG" } as const;
  const [total, employee] = oracle.cpfMonth(citizen, "2027-07", gross, 0, 0);
  return [employee, total - employee, oracle.fund("CDAC", gross), oracle.sdl(gross)];
}

const contributed = (some: readonly Payslip[]): number[] =>
  ["CPF_EMPLOYEE", "CPF_EMPLOYER", "CDAC", "SDL"].map((code) => sumOf(some, code));
const grossOf = (some: readonly Payslip[]): number => some.reduce((sum, { gross }) => sum + gross, 0);

it("contributes on both employments as one month", async () => {
  const both = await slips();
  expect(both.map(({ gross }) => gross > 0)).toEqual([true, true]);
  expect(contributed(both)).toEqual(dueOn(grossOf(both)));
});

it("calculates the second payslip again with the first", async () => {
  const both = await slips();
  const [former, again] = [both.find(({ employeeNo }) => employeeNo !== "AGAIN-1"), both[0]];
  expect([former?.employeeId, again?.employeeNo]).toEqual([person.employeeId, "AGAIN-1"]);
  const { maker, step } = payroll;
  const more = { code: "BASIC", amount: sumOf(former ? [former] : [], "BASIC") + 60_000, reason: "As agreed" };
  expect((await step(maker, run, `payslips/${former?.id}/override`, more)).status).toBe(200);
  const after = await slips();
  expect(grossOf(after)).toBe(grossOf(both) + 60_000);
  expect(contributed(after)).toEqual(dueOn(grossOf(after)));
  expect((await step(maker, run, `payslips/${former?.id}/exclude`, { reason: "Paid by cheque" })).status).toBe(200);
  const alone = (await slips()).filter(({ state }) => state === "draft");
  expect(alone.map(({ employeeNo }) => employeeNo)).toEqual(["AGAIN-1"]);
  expect(contributed(alone)).toEqual(dueOn(grossOf(alone)));
});
