/** Allowances and deductions of employees, what a pay run gets of them, and what it has taken. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Allowance,
  Deduction,
  Employee,
  EmployeePayItem,
  EmployeePayItemImportResult,
  EmployeePayItemPage,
  HistoryPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { assignedItems, giveBackTaken, recordTaken } from "#src/store/payroll/assigned-items.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";

type Or<Body> = Body & Pick<Problem, "code" | "errors">;
const base = `/companies/${companyId}`;
const list = `${base}/employee-pay-items`;

let people: People;
let maker: HrmsGateway["call"];
let transport: Allowance;
let bonus: Allowance;
let loan: Deduction;
let advance: Deduction;

const item = async <Body>(kind: "allowances" | "deductions", body: object) =>
  (await people.owner<Body>("POST", `${base}/${kind}`, { body })).body;

beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  maker = await people.gateway.signIn("maker@merlion.demo", "maker");
  transport = await item("allowances", { name: "Test transport", code: "T_TRANSPORT", amount: 15_000 });
  bonus = await item("allowances", { name: "Test bonus", code: "T_BONUS", cpfClass: "additional" });
  loan = await item("deductions", { name: "Test loan", code: "T_LOAN", ground: "loan", consentRequired: true });
  advance = await item("deductions", { name: "Test advance", code: "T_ADVANCE", ground: "advance" });
});
afterAll(() => people.gateway.close());

const worker = (name: string): Promise<Employee> => people.add(name, { pay: { rateType: "monthly", basic: 400_000 } });
const give = (body: object) => maker<Or<EmployeePayItem>>("POST", list, { body });
const step = (id: string, name: string, body?: object) =>
  maker<Or<EmployeePayItem>>("POST", `${list}/${id}/${name}`, body && { body });
const allowance = ({ id: employeeId }: Employee, more: object = {}) => ({
  employeeId,
  kind: "allowance",
  allowanceId: transport.id,
  mode: "fixed",
  fromMonth: "2026-11",
  ...more,
});
const repaid = ({ id: employeeId }: Employee, more: object = {}) => ({
  employeeId,
  kind: "deduction",
  deductionId: loan.id,
  mode: "fixed",
  fromMonth: "2026-11",
  total: 100_000,
  instalments: 3,
  consentOn: "2026-10-30",
  ...more,
});

const periods = new Map<string, string>();
const periodOf = (month: string): string => {
  const id = periods.get(month) ?? randomUUID();
  periods.set(month, id);
  return id;
};
const actor = {
  tenantId: sampleTenants.merlion.id,
  userId: sampleAccounts.adeline.id,
  requestId: "test",
  now: new Date("2026-11-25T02:00:00Z"),
};
const due = async ({ id }: Employee, month: string) =>
  inTenant(people.gateway.database, actor.tenantId, async (tx) => {
    const found = await assignedItems(tx, { companyId, employmentIds: [id], month, periodId: periodOf(month) });
    return found.get(id) ?? [];
  });
const amounts = async (employee: Employee, month: string) =>
  (await due(employee, month)).map(({ item: { code }, amount }) => `${code} ${amount}`);
/** A locked run of the month takes all that is due. */
async function run(employee: Employee, month: string, runId: string = randomUUID()): Promise<string> {
  const taken = (await due(employee, month)).map(({ sourceId, amount }) => ({
    employeeId: employee.id,
    sourceId,
    amount,
  }));
  await inTenant(people.gateway.database, actor.tenantId, (tx) =>
    recordTaken(tx, actor, { companyId, runId, periodId: periodOf(month), month }, taken),
  );
  return runId;
}

describe("in pay runs", () => {
  it("are due from the first month to the last, with the usual amount of the item", async () => {
    const employee = await worker("Item Fixed");
    await give(allowance(employee, { toMonth: "2026-12" }));
    await give(allowance(employee, { allowanceId: bonus.id, mode: "payroll", fromMonth: "2026-12", amount: 50_000 }));
    expect(await amounts(employee, "2026-10")).toEqual([]);
    expect(await amounts(employee, "2026-11")).toEqual(["T_TRANSPORT 15000"]);
    expect(await amounts(employee, "2026-12")).toEqual(["T_TRANSPORT 15000", "T_BONUS 50000"]);
    expect(await amounts(employee, "2027-01")).toEqual([]);
  });

  it("take instalments until nothing is left, and give them back when a run is reversed", async () => {
    const employee = await worker("Item Loan");
    const { body: made } = await give(repaid(employee));
    expect(made).toMatchObject({ status: "active", left: 100_000, instalmentsLeft: 3 });
    const first = await run(employee, "2026-11");
    await run(employee, "2026-11", first);
    expect((await maker<EmployeePayItem>("GET", `${list}/${made.id}`)).body).toMatchObject({
      taken: 33_333,
      left: 66_667,
    });
    await run(employee, "2026-12");
    expect(await amounts(employee, "2027-01")).toEqual(["T_LOAN 33334"]);
    const last = await run(employee, "2027-01");
    expect((await maker<EmployeePayItem>("GET", `${list}/${made.id}`)).body).toMatchObject({
      status: "completed",
      left: 0,
    });
    expect(await amounts(employee, "2027-02")).toEqual([]);
    await inTenant(people.gateway.database, actor.tenantId, (tx) => giveBackTaken(tx, actor, { runId: last }));
    expect((await maker<EmployeePayItem>("GET", `${list}/${made.id}`)).body).toMatchObject({
      status: "active",
      left: 33_334,
    });
  });

  it("are paid once in a month, whatever the number of periods", async () => {
    const employee = await worker("Item Weekly");
    await give(allowance(employee));
    await run(employee, "2026-11");
    expect(await amounts(employee, "2026-11")).toEqual(["T_TRANSPORT 15000"]);
    periods.set("2026-11", randomUUID());
    expect(await amounts(employee, "2026-11")).toEqual([]);
    periods.delete("2026-11");
  });

  it("are calculated by the version of the item in force", async () => {
    const meal = await item<Allowance>("allowances", { name: "Test meal", code: "T_MEAL", amount: 10_000 });
    const employee = await worker("Item Version");
    await give(allowance(employee, { allowanceId: meal.id }));
    const { body: changed } = await people.owner<Or<Allowance>>("PUT", `${base}/allowances/${meal.id}`, {
      headers: { "If-Match": `"${meal.version}"` },
      body: { name: "Test meal", code: "T_MEAL", amount: 12_000, cpfClass: "none", effectiveFrom: "2027-01-01" },
    });
    expect(changed.effectiveFrom).toBe("2027-01-01");
    expect((await due(employee, "2026-12"))[0]).toMatchObject({ amount: 10_000, item: { cpf: "ordinary" } });
    expect((await due(employee, "2027-01"))[0]).toMatchObject({ amount: 12_000, item: { cpf: "none" } });
    const back = await people.owner<Problem>("PUT", `${base}/allowances/${meal.id}`, {
      headers: { "If-Match": `"${changed.version}"` },
      body: { name: "Test meal", code: "T_MEAL", amount: 12_000, effectiveFrom: "2026-06-01" },
    });
    expect(back.body.errors).toMatchObject([{ pointer: "/effectiveFrom", code: "before-version" }]);
  });
});

describe("limits", () => {
  it("keep loans to a quarter of the salary and advances to twelve months", async () => {
    const employee = await worker("Item Limits");
    const tooMuch = await give(repaid(employee, { total: 250_000, instalments: 2 }));
    expect(tooMuch).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/instalments", code: "above-limit", params: { limit: 100_000 } }] },
    });
    const tooLong = await give(repaid(employee, { deductionId: advance.id, total: 130_000, instalments: 13 }));
    expect(tooLong.body.errors).toMatchObject([{ code: "advance-too-long", params: { months: 12 } }]);
    expect((await give(repaid(employee, { total: 250_000, instalments: 3 }))).status).toBe(201);
    const second = await give(repaid(employee, { total: 60_000, instalments: 3 }));
    expect(second.body.errors).toMatchObject([{ code: "above-limit" }]);
  });

  it("need consent where the deduction does, at the latest to become active", async () => {
    const employee = await worker("Item Consent");
    expect((await give(repaid(employee, { consentOn: null }))).body.errors).toMatchObject([{ pointer: "/consentOn" }]);
    const { body: draft } = await give(repaid(employee, { consentOn: null, status: "draft" }));
    expect(await amounts(employee, "2026-11")).toEqual([]);
    expect(await step(draft.id, "activate")).toMatchObject({ status: 409, body: { code: "consent-needed" } });
  });

  it("name what a mode lacks", async () => {
    const employee = await worker("Item Lacks");
    const errors = async (body: object) =>
      (await give(body)).body.errors?.map(({ pointer, code }) => `${pointer} ${code}`);
    expect(await errors(allowance(employee, { allowanceId: null }))).toEqual(["/allowanceId required"]);
    expect(await errors(allowance(employee, { fromMonth: null }))).toEqual(["/fromMonth required"]);
    expect(await errors(allowance(employee, { mode: "custom" }))).toEqual(["/amounts required"]);
    expect(await errors(allowance(employee, { allowanceId: bonus.id }))).toEqual(["/amount required"]);
    expect(await errors(allowance(employee, { toMonth: "2026-10" }))).toEqual(["/toMonth before-start"]);
    expect(await errors(repaid(employee, { instalments: null }))).toEqual(["/instalments required"]);
  });
});

describe("steps", () => {
  it("stop, skip, settle early and repay outside payroll", async () => {
    const employee = await worker("Item Steps");
    const { body: fixed } = await give(allowance(employee));
    await run(employee, "2026-11");
    expect((await step(fixed.id, "skip", { month: "2026-11" })).body.code).toBe("taken");
    await step(fixed.id, "skip", { month: "2026-12" });
    expect(await amounts(employee, "2026-12")).toEqual([]);
    await step(fixed.id, "skip", { month: "2026-12", undo: true });
    expect(await amounts(employee, "2026-12")).toEqual(["T_TRANSPORT 15000"]);
    const stopped = await step(fixed.id, "stop", { lastMonth: "2026-12", reason: "Moved to the office" });
    expect(stopped.body).toMatchObject({ status: "stopped", toMonth: "2026-12" });
    expect([await amounts(employee, "2026-12"), await amounts(employee, "2027-01")]).toEqual([
      ["T_TRANSPORT 15000"],
      [],
    ]);
    const { body: debt } = await give(repaid(employee, { fromMonth: "2026-12" }));
    expect((await step(debt.id, "settle", { month: "2027-01" })).body.plan).toMatchObject([
      { month: "2026-12", amount: 33_333 },
      { month: "2027-01", amount: 66_667 },
    ]);
    const paid = await step(debt.id, "settle", { paidOn: "2026-11-19" });
    expect(paid.body).toMatchObject({ status: "completed", left: 0 });
    expect((await step(debt.id, "settle", { paidOn: "2026-11-19" })).body.code).toBe("state");
    const { items } = (await maker<HistoryPage>("GET", `${list}/${fixed.id}/history`)).body;
    expect(items.map(({ action }) => action)).toEqual(["update", "update", "update", "create"]);
  });

  it("moves a skipped month of a schedule behind its last", async () => {
    const employee = await worker("Item Schedule");
    const plan = [
      { month: "2026-11", amount: 10_000 },
      { month: "2026-12", amount: 20_000 },
    ];
    const { body: made } = await give(allowance(employee, { mode: "custom", amounts: plan, fromMonth: null }));
    expect((await step(made.id, "skip", { month: "2026-11" })).body.amounts).toEqual([
      { month: "2026-12", amount: 20_000 },
      { month: "2027-01", amount: 10_000 },
    ]);
    expect(await amounts(employee, "2027-01")).toEqual(["T_TRANSPORT 10000"]);
  });

  it("can no longer be changed or deleted once a run has taken something", async () => {
    const employee = await worker("Item Taken");
    const { body: made } = await give(allowance(employee));
    const put = (version: number, amount: number) =>
      maker<Or<EmployeePayItem>>("PUT", `${list}/${made.id}`, {
        headers: { "If-Match": `"${version}"` },
        body: allowance(employee, { amount }),
      });
    const { body: changed } = await put(made.version, 16_000);
    expect(changed.amount).toBe(16_000);
    expect((await put(made.version, 17_000)).body.code).toBe("version-clash");
    await run(employee, "2026-11");
    const { body: now } = await maker<EmployeePayItem>("GET", `${list}/${made.id}`);
    expect((await put(now.version, 17_000)).body.code).toBe("taken");
    expect((await maker<Problem>("DELETE", `${list}/${made.id}`)).body.code).toBe("taken");
    expect((await people.owner<Problem>("DELETE", `${base}/allowances/${transport.id}`)).body.code).toBe("in-use");
    const removal = people.gateway.database.pool.query("delete from pay_item_takings where employee_pay_item_id = $1", [
      made.id,
    ]);
    await expect(removal).rejects.toThrow(/never changed/);
  });
});

describe("uploads", () => {
  const load = async (csv: string, dryRun: boolean) =>
    (await maker<EmployeePayItemImportResult>("POST", `${list}/import`, { body: { csv, dryRun } })).body;

  it("write all rows or none, with the faults of each", async () => {
    const [one, other] = [await worker("Item Upload"), await worker("Item Upload Two")];
    const head = "employeeNo,code,mode,amount,fromMonth,total,instalments,consentOn";
    const good = `${one.employeeNo},t_transport,fixed,120.50,2026-12,,,`;
    const bad = [
      `X-1,T_TRANSPORT,fixed,,2026-12,,,`,
      `${other.employeeNo},NOTHING,fixed,1,2026-12,,,`,
      `${other.employeeNo},T_LOAN,fixed,,2026-12,3000.00,2,2026-11-01`,
      `${other.employeeNo},T_BONUS,payroll,a lot,2026-12,,,`,
    ];
    const refused = await load([head, good, ...bad].join("\n"), false);
    expect(refused.committed).toBe(false);
    expect(refused.faults.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual([
      "3 employeeNo unknown-employee",
      "4 code unknown-item",
      "5 instalments above-limit",
      "6 amount amount",
    ]);
    expect(await load([head, good].join("\n"), true)).toMatchObject({ committed: false, created: 1, faults: [] });
    expect(await amounts(one, "2026-12")).toEqual([]);
    expect(await load([head, good].join("\n"), false)).toMatchObject({ committed: true, created: 1 });
    expect(await amounts(one, "2026-12")).toEqual(["T_TRANSPORT 12050"]);
  });
});

describe("rights", () => {
  it("show people their own, managers and HR nobody’s", async () => {
    const [boss, own, other] = [await worker("Item Boss"), await worker("Item Own"), await worker("Item Other")];
    await give(allowance(own));
    const { body: foreign } = await give(allowance(other));
    const self = await people.as(own.id, ["employee"], "self");
    const { items } = (await self<EmployeePayItemPage>("GET", list)).body;
    expect(items.map(({ fullName }) => fullName)).toEqual(["Item Own"]);
    expect((await self("GET", `${list}/${foreign.id}`)).status).toBe(404);
    expect((await self("POST", list, { body: allowance(own) })).status).toBe(403);
    const manager = await people.as(boss.id, ["manager"], "reports");
    expect((await manager("GET", list)).status).toBe(403);
    const hr = await people.gateway.signIn("hr@merlion.demo", "hr");
    // As employees themselves they may see their own.
    const shown = (await hr<EmployeePayItemPage>("GET", list)).body.items.map(({ fullName }) => fullName);
    expect(shown.filter((name) => name !== "Rachel Tan Hui Min")).toEqual([]);
  });
});
