/** People who work for several companies: the lead company pays, and the others owe it their shares. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PayRun, PayRunFile, PayrollReport, Payslip, SplitCompany } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let clock = new Date("2027-08-20T04:00:00Z");
let employeeId = "";
const [trading, logistics] = [sampleCompanies.trading.id, sampleCompanies.logistics.id];
beforeAll(async () => {
  payroll = await openPayroll(() => clock);
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    `select employees.id from employees
      where employees.status = 'confirmed' and employees.company_id = $1 and employees.start_date < '2024-01-01' and exists (
        select from employee_pay_terms terms where terms.employee_id = employees.id and terms.rate_type = 'monthly')
        and exists (select from employee_bank_accounts account where account.employee_id = employees.id and account.status = 'active')
        and not exists (select from split_companies split where split.employee_id = employees.id)
      order by employees.id limit 1`,
    [trading],
  );
  employeeId = rows[0]?.id ?? "";
});
afterAll(() => payroll.gateway.close());

const splits = () => `${base}/employees/${employeeId}/split-companies`;
const leg = (companyId: string, share: { percent: number | null; amount: number | null }) => ({
  companyId,
  ...share,
  from: "2027-08-01",
  to: null,
});
const percent = (companyId: string, share: number) => leg(companyId, { percent: share, amount: null });
const split = (body: object) =>
  payroll.owner<SplitCompany>("POST", splits(), {
    body: {
      leadCompanyId: trading,
      from: "2027-08-01",
      legs: [percent(trading, 0.6), percent(logistics, 0.4)],
      ...body,
    },
  });

async function paid(month: string): Promise<{ run: PayRun; slip: Payslip }> {
  const period = await payroll.period(month);
  clock = new Date(clock.getTime() + 5_000);
  const run = await payroll.pay(await payroll.run({ periodId: period.id, employeeIds: [employeeId] }));
  const [found] = (await payroll.people(run)).items;
  return { run, slip: await payroll.slip(found?.id ?? "") };
}

async function journalOf(run: PayRun): Promise<string[][]> {
  const at = `${base}/pay-runs/${run.id}/files`;
  const file = await payroll.maker<PayRunFile>("POST", at, { body: { kind: "journal" } });
  expect(file.status, JSON.stringify(file.body)).toBe(201);
  const { body } = await payroll.maker<Buffer>("GET", `${at}/${file.body.id}/content`);
  return body
    .toString("utf8")
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(","));
}
const cents = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100);
const debitOf = (rows: readonly string[][], account: string): number =>
  rows.filter((row) => row[2] === account).reduce((sum, row) => sum + cents(row.at(-2)) - cents(row.at(-1)), 0);

it("the payslip says what each company bears, and the journal what the others owe", async () => {
  const { body: made } = await split({});
  expect([made.paidBy, made.legs.length]).toEqual(["lead", 2]);
  const { run, slip } = await paid("2027-08");
  const [own, other] = slip.companies;
  expect([own?.companyId, own?.share, other?.companyId, other?.share]).toEqual([trading, 600_000, logistics, 400_000]);
  expect((own?.gross ?? 0) + (other?.gross ?? 0)).toBe(slip.gross);
  expect((own?.employerCost ?? 0) + (other?.employerCost ?? 0)).toBe(slip.employerCost);
  // CPF is that of the company that pays: on the whole pay, not on its share.
  expect(slip.ordinaryWages).toBeGreaterThan(own?.gross ?? 0);
  const rows = await journalOf(run);
  const due = rows.filter((row) => row[2] === "1400");
  expect(due.map((row) => row[4])).toEqual([other?.company]);
  expect(Math.abs(debitOf(rows, "1400") - (other?.employerCost ?? 0))).toBeLessThan(10);
  expect(debitOf(rows, "2200")).toBe(-slip.net);
});

it("the report of cost allocation has a row for each company", async () => {
  const { body } = await payroll.maker<PayrollReport>("GET", `${base}/payroll-reports/cost-allocation`, {
    query: { month: "2027-08", pageSize: "100" },
  });
  expect(body.columns.map(({ key }) => key)).toEqual([
    "company",
    "department",
    "project",
    "people",
    "gross",
    "cost",
    "share",
  ]);
  expect(new Set(body.items.map(({ cells }) => cells[0])).size).toBe(2);
  const refused = await (
    await payroll.gateway.signIn("employee@merlion.demo", "employee")
  )("GET", `${base}/payroll-reports/cost-allocation`);
  expect(refused.status).toBe(403);
});

it("an ended split shares nothing, and neither does one in which each company pays", async () => {
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    "select id from split_companies where employee_id = $1",
    [employeeId],
  );
  const ended = await payroll.owner("POST", `${splits()}/${rows[0]?.id}/end`, { body: { to: "2027-08-31" } });
  expect(ended.status).toBe(200);
  expect((await paid("2027-09")).slip.companies).toEqual([]);
  expect(
    (
      await split({
        from: "2027-10-01",
        paidBy: "each",
        legs: [
          { ...percent(trading, 0.6), from: "2027-10-01" },
          { ...percent(logistics, 0.4), from: "2027-10-01" },
        ],
      })
    ).status,
  ).toBe(201);
  expect((await paid("2027-10")).slip.companies).toEqual([]);
});

it("a fixed amount comes before the percentages", async () => {
  await payroll.gateway.database.pool.query(
    "update split_companies set paid_by = 'lead', legs = $1 where employee_id = $2 and status = 'active'",
    [
      JSON.stringify([
        { companyId: logistics, percent: null, amount: 100_000, from: "2027-10-01", to: null },
        { companyId: trading, percent: 10_000, amount: null, from: "2027-10-01", to: null },
      ]),
      employeeId,
    ],
  );
  const { slip } = await paid("2027-11");
  const other = slip.companies.find(({ companyId }) => companyId === logistics);
  expect(Math.abs((other?.gross ?? 0) - 100_000)).toBeLessThan(5);
});
