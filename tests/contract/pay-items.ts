/** Set-ups for the responses about pay items of employees, variable pay and expense claims. */
import { randomUUID } from "node:crypto";
import { headersOf, inUnknownCompany, staleVersion, type SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, type World } from "./world.ts";

async function must(url: string, method: string, headers: Record<string, string>, body?: Json): Promise<JsonObject> {
  const answer = await send(url, method, headers, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

const placeOf = ({ servers }: World, companyId: string): string => `${servers.main}/companies/${companyId}`;
const companyOf = (world: World, call: Call): string => call.path["companyId"] ?? world.companyId;

async function newcomer(world: World, companyId: string): Promise<JsonObject> {
  const employeeNo = randomUUID().slice(0, 8);
  const employment = { status: "confirmed", startDate: "2024-01-01", contractType: "permanent", employeeNo };
  const body = { person: { fullName: `Someone ${employeeNo}` }, employment };
  return must(`${placeOf(world, companyId)}/employees`, "POST", bearer(world.admin), body);
}

async function itemOf(world: World, companyId: string, kind: "allowances" | "deductions", more: JsonObject = {}) {
  const code = `I_${randomUUID().slice(0, 8).toUpperCase()}`;
  const body = { name: code, code, amount: 15_000, ...more };
  return must(`${placeOf(world, companyId)}/${kind}`, "POST", bearer(world.admin), body);
}

/** A loan of a new employee: it can be skipped, settled and stopped. */
async function loan(world: World, companyId: string, more: JsonObject = {}): Promise<JsonObject> {
  const { id: employeeId } = await newcomer(world, companyId);
  const { id: deductionId } = await itemOf(world, companyId, "deductions", { ground: "loan" });
  const body = {
    employeeId: employeeId ?? null,
    kind: "deduction",
    deductionId: deductionId ?? null,
    mode: "fixed",
    fromMonth: "2026-12",
    total: 60_000,
    instalments: 6,
    ...more,
  };
  return must(`${placeOf(world, companyId)}/employee-pay-items`, "POST", bearer(world.admin), body);
}

async function claim(world: World, companyId: string): Promise<JsonObject> {
  return must(
    `${placeOf(world, companyId)}/expense-claims`,
    "POST",
    bearer(world.admin),
    await claimBody(world, companyId),
  );
}

async function claimBody(world: World, companyId: string): Promise<JsonObject> {
  const { id: employeeId } = await newcomer(world, companyId);
  const { id: allowanceId } = await itemOf(world, companyId, "allowances", { claimable: true });
  const spentOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  return {
    employeeId: employeeId ?? null,
    allowanceId: allowanceId ?? null,
    spentOn,
    amount: 4_320,
    description: "Taxi to the client",
  };
}

/** Records that the operations are about, by the name of their id. */
export const payItemRecords: Record<string, (world: World, companyId: string) => Promise<JsonObject>> = {
  employeePayItemId: (world, companyId) => loan(world, companyId),
  expenseClaimId: claim,
};

const given = async (world: World, call: Call): Promise<JsonObject> => {
  const companyId = companyOf(world, call);
  const { id: employeeId } = await newcomer(world, companyId);
  const { id: allowanceId } = await itemOf(world, companyId, "allowances");
  return { employeeId: employeeId ?? null, allowanceId: allowanceId ?? null };
};

const forSomeone: SetUp = async (world, call) => {
  call.body = { ...(call.body as JsonObject), ...(await given(world, call)) };
};

/** For a change: the item stays with its employee. */
const forItsOwner: SetUp = async (world, call) => {
  const address = `${placeOf(world, companyOf(world, call))}/employee-pay-items/${call.path["employeePayItemId"]}`;
  const { employeeId } = await must(address, "GET", headersOf(call));
  const { allowanceId } = await given(world, call);
  call.body = { ...(call.body as JsonObject), employeeId: employeeId ?? null, allowanceId: allowanceId ?? null };
};

/** The month has an amount by then. */
const twice: SetUp = async (world, call) => {
  const body = { ...(call.body as JsonObject), ...(await given(world, call)), mode: "payroll" };
  await must(`${placeOf(world, companyOf(world, call))}/employee-pay-items`, "POST", headersOf(call), body);
  call.body = body;
};

const stopped: SetUp = async (world, call) => {
  const address = `${placeOf(world, companyOf(world, call))}/employee-pay-items/${call.path["employeePayItemId"]}`;
  await must(`${address}/stop`, "POST", headersOf(call), {});
};

const draft: SetUp = async (world, call) => {
  const { id } = await loan(world, companyOf(world, call), { status: "draft" });
  call.path["employeePayItemId"] = String(id);
};

/** Repaid outside payroll, which counts as taken. */
const repaid: SetUp = async (world, call) => {
  const address = `${placeOf(world, companyOf(world, call))}/employee-pay-items/${call.path["employeePayItemId"]}`;
  const paidOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await must(`${address}/settle`, "POST", headersOf(call), { paidOn });
};

const gridOfSomeone: SetUp = async (world, call) => {
  const { employeeId, allowanceId } = await given(world, call);
  const cells = [{ employeeId: employeeId ?? null, itemId: allowanceId ?? null, amount: 45_000 }];
  call.body = { ...(call.body as JsonObject), cells };
};

const claimed: SetUp = async (world, call) => {
  call.body = await claimBody(world, companyOf(world, call));
};

const withdrawnBefore: SetUp = async (world, call) => {
  const address = `${placeOf(world, companyOf(world, call))}/expense-claims/${call.path["expenseClaimId"]}`;
  await must(`${address}/withdraw`, "POST", headersOf(call));
};

const lists = ["EmployeePayItems", "ExpenseClaims"];

export const payItemExceptions: Record<string, SetUp> = {
  ...Object.fromEntries(
    lists.flatMap((noun) => [`list${noun} 404`, `export${noun} 404`].map((key) => [key, inUnknownCompany])),
  ),
  "getVariablePay 404": inUnknownCompany,
  "createEmployeePayItem 201": forSomeone,
  "createEmployeePayItem 409": twice,
  "updateEmployeePayItem 200": forItsOwner,
  "updateEmployeePayItem 409": staleVersion,
  "deleteEmployeePayItem 409": repaid,
  "activateEmployeePayItem 200": draft,
  "stopEmployeePayItem 409": stopped,
  "skipEmployeePayItem 409": stopped,
  "settleEmployeePayItem 409": stopped,
  "saveVariablePay 200": gridOfSomeone,
  "createExpenseClaim 201": claimed,
  "withdrawExpenseClaim 409": withdrawnBefore,
};
