/** Payroll reports through the gateway: what they add up to, who sees them, and their files. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PayrollReport, PayRun, Problem, Role } from "#generated/hrms/schema.ts";
import { trading } from "../../support/hrms-gateway.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let run: PayRun;
beforeAll(async () => {
  payroll = await openPayroll();
  const { id } = await payroll.period("2027-03");
  run = await payroll.pay(await payroll.run({ periodId: id }));
}, 120_000);
afterAll(() => payroll.gateway.close());

const get = async (report: string, query: object = {}) =>
  (
    await payroll.maker<PayrollReport>("GET", `${base}/payroll-reports/${report}`, {
      query: { month: "2027-03", pageSize: "100", ...query },
    })
  ).body;
const totalOf = ({ columns, totals }: PayrollReport, key: string) =>
  totals?.[columns.findIndex((one) => one.key === key)];
const factOf = ({ facts }: PayrollReport, key: string) => facts.find((fact) => fact.key === key)?.value;

it("add up to the run that was locked", async () => {
  const register = await get("register");
  expect([register.total, totalOf(register, "gross"), totalOf(register, "net")]).toEqual([
    run.people,
    run.gross,
    run.net,
  ]);
  const cost = await get("cost-by-department");
  expect([totalOf(cost, "people"), totalOf(cost, "cost")]).toEqual([run.people, run.employerCost]);
  const cpf = await get("cpf");
  expect(factOf(cpf, "month")).toBe(run.cpfEmployee + run.cpfEmployer);
  expect([totalOf(cpf, "employeeMonth"), totalOf(cpf, "employerMonth")]).toEqual([run.cpfEmployee, run.cpfEmployer]);
  expect(factOf(await get("sdl"), "month")).toBe(run.sdl);
  const funds = await Promise.all(["cdac", "ec", "mbm", "sinda"].map((fund) => get(fund)));
  expect(funds.reduce((sum, report) => sum + Number(factOf(report, "month")), 0)).toBe(run.funds);
});

it("say what is owed for the month, to whom and by when", async () => {
  const dues = await get("levies-and-funds");
  expect(dues.columns.map(({ key }) => key)).toEqual(["item", "people", "amount", "payBy"]);
  const amounts = dues.items.map(({ cells }) => Number(cells[2]));
  const [cpf = 0] = amounts;
  expect(cpf).toBe(run.cpfEmployee + run.cpfEmployer);
  // The Board drops the cents of SDL.
  const whole = run.sdl - (run.sdl % 100);
  expect(totalOf(dues, "amount")).toBe(run.cpfEmployee + run.cpfEmployer + run.funds + whole + run.levy);
});

it("count the year from January, and tax every earning once", async () => {
  const { id } = await payroll.period("2027-04");
  const next = await payroll.pay(await payroll.run({ periodId: id }));
  const year = await get("year-to-date", { month: "2027-04" });
  expect([year.from, totalOf(year, "gross")]).toEqual(["2027-01", run.gross + next.gross]);
  const tax = await get("cpf-and-tax", { month: "2027-04" });
  const boxes = ["salary", "bonus", "directorFees", "allowances", "other", "notTaxed"];
  expect(boxes.reduce((sum, key) => sum + Number(totalOf(tax, key)), 0)).toBe(run.gross + next.gross);
  expect(factOf(await get("cpf", { month: "2027-04" }), "year")).toBe(
    run.cpfEmployee + run.cpfEmployer + next.cpfEmployee + next.cpfEmployer,
  );
});

it("are searched, sorted and paged", async () => {
  const highest = await get("register", { sort: "-gross", pageSize: "3" });
  const gross = highest.columns.findIndex(({ key }) => key === "gross");
  const amounts = highest.items.map(({ cells }) => Number(cells[gross]));
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  expect([highest.items.length, highest.total, totalOf(highest, "gross")]).toEqual([3, run.people, run.gross]);
  const name = String(highest.items[0]?.cells[1]);
  expect((await get("register", { q: name })).items.map(({ cells }) => cells[1])).toContain(name);
  const unknown = await payroll.maker<Problem>("GET", `${base}/payroll-reports/register`, { query: { sort: "shoe" } });
  expect([unknown.status, unknown.body.errors?.[0]?.code]).toEqual([422, "unknown"]);
});

it("are written as CSV, Excel and PDF in the language asked for", async () => {
  const file = (query: object) =>
    payroll.maker<Buffer>("GET", `${base}/payroll-reports/cost-by-department/export`, {
      query: { month: "2027-03", ...query } as Record<string, string>,
    });
  const csv = (await file({ language: "de" })).body.toString().replace("\uFEFF", "");
  expect(csv.split("\r\n")[0]).toBe("Abteilung,Personen,Brutto,CPF Arbeitgeber,Abgaben,Arbeitgeberkosten,Anteil (%)");
  expect(csv).toContain((run.employerCost / 100).toFixed(2));
  expect((await file({ format: "xlsx" })).body.subarray(0, 2).toString()).toBe("PK");
  expect((await file({ format: "pdf" })).body.subarray(0, 4).toString()).toBe("%PDF");
});

it("show what people are paid only to those who may see pay", async () => {
  const hr = await payroll.gateway.signIn("hr@merlion.demo", "hr");
  expect((await hr("GET", `${base}/payroll-reports/register`)).status).toBe(403);
  const manager = await payroll.gateway.signIn("manager@merlion.demo", "manager");
  expect((await manager("GET", `${base}/payroll-reports/cost-by-department`)).status).toBe(403);
});

it("combine departments of fewer than five people for readers who may not see pay", async () => {
  const { owner, gateway } = payroll;
  const made = await owner<Role>("POST", "/tenant/roles", {
    body: {
      code: "costs",
      name: "Cost controller",
      grants: [
        { element: "companies", actions: ["view"], scope: "company" },
        { element: "payroll-reports", actions: ["view", "export"], scope: "company" },
      ],
      fieldRights: [],
    },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { pool } = gateway.database;
  const client = "select id from users where email = 'client@demo.com'";
  await pool.query(`delete from user_access where user_id = (${client})`);
  await pool.query(
    `insert into user_access (tenant_id, user_id, company_id, role_ids, scope)
     select tenant_id, id, $2, $1, 'company' from users where id = (${client})`,
    [JSON.stringify([made.body.id]), trading],
  );
  const reader = await gateway.signIn("client@demo.com", "client");
  const { status, body } = await reader<PayrollReport>("GET", `${base}/payroll-reports/cost-by-department`, {
    query: { month: "2027-03", pageSize: "100" },
  });
  expect(status).toBe(200);
  const all = await get("cost-by-department");
  const people = (report: PayrollReport): number[] => report.items.map(({ cells }) => Number(cells[1]));
  expect(Math.min(...people(all))).toBeLessThan(5);
  expect(Math.min(...people(body))).toBeGreaterThanOrEqual(5);
  expect([body.combined > 0, totalOf(body, "people"), totalOf(body, "cost")]).toEqual([
    true,
    run.people,
    run.employerCost,
  ]);
  const file = await reader<string>("GET", `${base}/payroll-reports/cost-by-department/export`, {
    query: { month: "2027-03" },
  });
  expect(
    file.body
      .trim()
      .split("\r\n")
      .map((line) => Number(line.split(",")[1]))
      .slice(1)
      .filter((count) => count < 5),
  ).toEqual([]);
  expect(file.body).toContain("fewer than five people");
  for (const report of ["register", "cpf", "allowances"])
    expect((await reader("GET", `${base}/payroll-reports/${report}`)).status).toBe(403);
});
