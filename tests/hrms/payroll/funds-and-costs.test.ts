/** Members of a private provident fund, people whose cost is shared, and their grades: by day, in payslips and journals. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Allowance, DepartmentOption, PayRunFile, ProjectOption } from "#generated/hrms/schema.ts";
import type { EmployeeStatutory, Problem } from "#generated/hrms/schema.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let clock = new Date("2027-08-20T04:00:00Z");
let employeeId = "";
beforeAll(async () => {
  payroll = await openPayroll(() => clock);
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    `select employees.id from employees join companies on companies.id = employees.company_id
      where employees.status = 'confirmed' and employees.company_id = $1 and employees.start_date < '2024-01-01' and exists (
        select from employee_pay_terms terms where terms.employee_id = employees.id and terms.rate_type = 'monthly')
        and not exists (select from employee_statutory own where own.employee_id = employees.id and own.in_ppf)
        and exists (select from employee_bank_accounts account where account.employee_id = employees.id and account.status = 'active')
        and exists (select from employee_residencies residency where residency.employee_id = employees.id and residency.residency = 'citizen')
      order by employees.id limit 1`,
    [base.split("/")[2]],
  );
  employeeId = rows[0]?.id ?? "";
});
afterAll(() => payroll.gateway.close());

async function slipOf(month: string) {
  const period = await payroll.period(month);
  clock = new Date(clock.getTime() + 5_000);
  const run = await payroll.pay(await payroll.run({ periodId: period.id, employeeIds: [employeeId] }));
  const [found] = (await payroll.people(run)).items;
  return { run, slip: await payroll.slip(found?.id ?? "") };
}

it("a member contributes from the day of enrolment, at the fund’s rates or at shares of their own", async () => {
  const { owner } = payroll;
  const enrol = (body: object) =>
    owner<EmployeeStatutory & Problem>("POST", `${base}/employees/${employeeId}/statutory`, { body });
  const refused = await enrol({ effectiveFrom: "2027-09-01", inPpf: false, ppfEmployeeShare: 0.02 });
  expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
    422,
    { pointer: "/ppfEmployeeShare", code: "only-members" },
  ]);
  const exact = await enrol({ effectiveFrom: "2027-09-01", inPpf: true, ppfEmployeeShare: 0.02001 });
  expect(exact.body.errors?.[0]).toMatchObject({ pointer: "/ppfEmployeeShare", code: "four-decimals" });
  const own = await enrol({
    effectiveFrom: "2027-09-01",
    inPpf: true,
    ppfEmployeeShare: 0.02,
    ppfEmployerShare: 0.035,
  });
  expect(own).toMatchObject({
    status: 201,
    body: { inPpf: true, ppfEmployeeShare: 0.02, ppfEmployerShare: 0.035 },
  });
  const left = await enrol({ effectiveFrom: "2027-10-01", inPpf: false });
  expect(left.status).toBe(201);
  const sums: unknown[] = [];
  for (const month of ["2027-08", "2027-09", "2027-10"]) {
    const { slip } = await slipOf(month);
    const of = (code: string) => slip.lines.find((line) => line.code === code)?.amount ?? 0;
    // The fund of the samples counts basic pay up to a ceiling.
    const counted = Math.min(of("BASIC"), 800_000);
    sums.push([
      month,
      of("PPF_EMPLOYEE") === Math.round(counted * 0.02),
      of("PPF_EMPLOYER") === Math.round(counted * 0.035),
    ]);
    expect(slip.net).toBe(slip.gross - slip.deductions);
  }
  expect(sums).toEqual([
    ["2027-08", false, false],
    ["2027-09", true, true],
    ["2027-10", false, false],
  ]);
});

it("the journal shares the cost of a person among departments and projects, to the cent", async () => {
  const { owner, maker } = payroll;
  const [department] = (await owner<DepartmentOption[]>("GET", `${base}/departments/options`)).body;
  const [project] = (await owner<ProjectOption[]>("GET", `${base}/projects/options`)).body;
  await payroll.gateway.database.pool.query("update employee_jobs set cost_split = $1 where employee_id = $2", [
    JSON.stringify([
      { departmentId: department?.id, projectId: null, pct: 3_333 },
      { departmentId: null, projectId: project?.id, pct: 6_667 },
    ]),
    employeeId,
  ]);
  const { run, slip } = await slipOf("2027-11");
  const at = `${base}/pay-runs/${run.id}/files`;
  const file = await maker<PayRunFile>("POST", at, {
    body: { kind: "journal", byDepartment: true, byProject: true },
  });
  expect(file.status, JSON.stringify(file.body)).toBe(201);
  const text = async () => (await maker<Buffer>("GET", `${at}/${file.body.id}/content`)).body.toString("utf8");
  const before = await text();
  const projectRows = before.split("\r\n").filter((row) => row.includes(project?.label ?? "?"));
  const debits = projectRows.reduce((sum, row) => sum + Math.round(Number(row.split(",").at(-2)) * 100), 0);
  expect(Math.abs(debits - Math.round(slip.employerCost * 0.6667))).toBeLessThan(20);
  // A later change of the job changes no file.
  await payroll.gateway.database.pool.query("update employee_jobs set cost_split = '[]' where employee_id = $1", [
    employeeId,
  ]);
  expect(await text()).toBe(before);
});

it("a formula knows the grade that the person has on the last day", async () => {
  const { owner } = payroll;
  const { rows } = await payroll.gateway.database.pool.query<{ grade: string }>(
    `select grade.name as grade from employee_jobs job join grades grade on grade.id = job.grade_id
      where job.employee_id = $1 order by job.effective_from desc limit 1`,
    [employeeId],
  );
  const grade = rows[0]?.grade ?? "";
  expect(grade).not.toBe("");
  const [own, other] = [
    await owner<Allowance>("POST", `${base}/allowances`, {
      body: { name: "Own grade", code: "OWN_GRADE", calculation: "formula", formula: `grade == "${grade}" ? 70 : 30` },
    }),
    await owner<Allowance>("POST", `${base}/allowances`, {
      body: { name: "No grade", code: "NO_GRADE", calculation: "formula", formula: `grade == "None" ? 70 : 30` },
    }),
  ];
  for (const { status, body } of [own, other]) {
    expect(status).toBe(201);
    const assigned = await owner("POST", `${base}/employee-pay-items`, {
      body: { employeeId, allowanceId: body.id, mode: "fixed", fromMonth: "2027-12" },
    });
    expect(assigned.status, JSON.stringify(assigned.body)).toBe(201);
  }
  const { slip } = await slipOf("2027-12");
  const of = (code: string) => slip.lines.find((line) => line.code === code)?.amount;
  expect([of("OWN_GRADE"), of("NO_GRADE")]).toEqual([7_000, 3_000]);
});
