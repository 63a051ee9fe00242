/** Expense claims: submitted, decided by someone else, and paid with the next pay run. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Allowance,
  Approval,
  ApprovalPage,
  Employee,
  ExpenseClaim,
  ExpenseClaimPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { assignedItems, recordTaken } from "#src/store/payroll/assigned-items.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";

type Or<Body> = Body & Pick<Problem, "code" | "errors">;
const base = `/companies/${companyId}`;
const list = `${base}/expense-claims`;
const month = "2026-11";
const tenantId = sampleTenants.merlion.id;

let people: People;
let travel: Allowance;
let employee: Employee;
let self: HrmsGateway["call"];

beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  const body = { name: "Claimed travel", code: "C_TRAVEL", claimable: true, cpfClass: "none" };
  travel = (await people.owner<Allowance>("POST", `${base}/allowances`, { body })).body;
  employee = await people.add("Claim Maker");
  self = await people.as(employee.id, ["employee"], "self");
});
afterAll(() => people.gateway.close());

const claim = (more: object = {}) =>
  self<Or<ExpenseClaim>>("POST", list, {
    body: {
      employeeId: employee.id,
      allowanceId: travel.id,
      spentOn: "2026-11-18",
      amount: 4_320,
      tax: 357,
      description: "Taxi to the client",
      ...more,
    },
  });
const due = () =>
  inTenant(people.gateway.database, tenantId, (tx) =>
    assignedItems(tx, { companyId, employmentIds: [employee.id], month, periodId: randomUUID() }),
  );

it("are offered by category, and decided by someone else", async () => {
  expect((await self<object[]>("GET", `${list}/options`)).body).toContainEqual({
    id: travel.id,
    label: "Claimed travel",
  });
  const { status, body: made } = await claim();
  expect([status, made.status, made.own, made.mayDecide]).toEqual([201, "submitted", true, false]);
  expect(await due()).toEqual(new Map());
  const waiting = (await people.owner<ApprovalPage>("GET", `${base}/approvals`, { query: { kind: ["expenseClaim"] } }))
    .body;
  const [request] = waiting.items.filter(({ recordId }) => recordId === made.id);
  expect(request).toMatchObject({ kind: "expenseClaim", note: "Taxi to the client" });
  const decided = await people.owner<Approval>("POST", `${base}/approvals/${request?.id}/approve`, { body: {} });
  expect(decided.status).toBe(200);
  const items = (await due()).get(employee.id) ?? [];
  expect(items).toMatchObject([{ amount: 4_320, sourceId: made.id, item: { code: "C_TRAVEL", cpf: "none" } }]);
  const taken = items.map(({ sourceId, amount }) => ({ employeeId: employee.id, sourceId, amount }));
  const actor = {
    tenantId,
    userId: sampleAccounts.adeline.id,
    requestId: "test",
    now: new Date("2026-11-25T02:00:00Z"),
  };
  const run = { companyId, runId: randomUUID(), periodId: randomUUID(), month };
  await inTenant(people.gateway.database, tenantId, (tx) => recordTaken(tx, actor, run, taken));
  expect(await due()).toEqual(new Map());
  expect((await self<ExpenseClaim>("GET", `${list}/${made.id}`)).body).toMatchObject({
    status: "paid",
    payMonth: month,
  });
});

it("can be withdrawn while nobody has decided", async () => {
  const { body: made } = await claim();
  expect((await self<ExpenseClaim>("POST", `${list}/${made.id}/withdraw`)).body.status).toBe("withdrawn");
  expect((await self<Problem>("POST", `${list}/${made.id}/withdraw`)).body.code).toBe("decided");
});

it("name what is wrong", async () => {
  const errors = async (more: object) =>
    (await claim(more)).body.errors?.map(({ pointer, code }) => `${pointer} ${code}`);
  expect(await errors({ spentOn: "2026-11-21" })).toEqual(["/spentOn future"]);
  expect(await errors({ spentOn: "2025-11-19" })).toEqual(["/spentOn too-old"]);
  expect(await errors({ tax: 5_000 })).toEqual(["/tax above-amount"]);
  expect(await errors({ projectId: travel.id })).toEqual(["/projectId unknown-reference"]);
  expect(await errors({ fileIds: [travel.id] })).toEqual(["/fileIds/0 unknown-reference"]);
  expect(await errors({ allowanceId: employee.id })).toEqual(["/allowanceId unknown-reference"]);
});

it("are seen by the employee and those who decide, not by colleagues", async () => {
  const { body: made } = await claim();
  const colleague = await people.add("Claim Colleague");
  const stranger = await people.as(colleague.id, ["employee"], "self");
  expect((await stranger<ExpenseClaimPage>("GET", list)).body.total).toBe(0);
  expect((await stranger("GET", `${list}/${made.id}`)).status).toBe(404);
  const foreign = await stranger<Problem>("POST", list, {
    body: {
      employeeId: employee.id,
      allowanceId: travel.id,
      spentOn: "2026-11-18",
      amount: 1,
      description: "Not mine",
    },
  });
  expect(foreign.body.errors).toMatchObject([{ pointer: "/employeeId", code: "unknown-reference" }]);
  const approver = await people.gateway.signIn("approver@merlion.demo", "approver");
  const { items } = (await approver<ExpenseClaimPage>("GET", list, { query: { employeeId: employee.id } })).body;
  expect(items.map(({ id }) => id)).toContain(made.id);
});
