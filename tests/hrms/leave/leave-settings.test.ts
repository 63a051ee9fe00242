/** Leave increments and settings through the gateway: levels, the law, copies, and what applies to an employee. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  ApplicableLeaveList,
  AppliedLeaveSettings,
  EmployeePage,
  LeaveIncrement,
  LeaveSetting,
  LeaveType,
  Problem,
} from "#generated/hrms/schema.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const at = `/companies/${trading}`;
const finance = structureId("departments", "trading", "FIN");
const payables = structureId("departments", "trading", "FIN-AP");

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
let typeId: string;
let annualId: string;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
  const body = { name: "Sabbatical", code: "SAB" };
  typeId = (await call<LeaveType>("POST", `${at}/leave-types`, { body })).body.id;
  annualId = structureId("leave-types", "trading", "ANNUAL");
});
afterAll(() => gateway.close());

const setting = (changes: object) => ({ leaveTypeId: typeId, validFrom: "2026-01-01", entitlement: 5, ...changes });
const create = <Body = LeaveSetting>(changes: object) =>
  call<Body>("POST", `${at}/leave-settings`, { body: setting(changes) });
const faultsOf = ({ status, body }: { status: number; body: Problem }) => [
  status,
  ...(body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`),
];

/** Someone in accounts payable, below finance. */
async function someone(): Promise<string> {
  const { body } = await call<EmployeePage>("GET", `${at}/employees`, {
    query: { departmentId: payables, pageSize: "1" },
  });
  return body.items[0]?.id ?? "";
}
const applicable = async (employeeId: string, day = "2026-11-20") =>
  (await call<ApplicableLeaveList>("GET", `${at}/leave-settings/applicable`, { query: { employeeId, day } })).body;

it("apply by level: employee before department before company", async () => {
  const employeeId = await someone();
  const levelOf = async () =>
    (await applicable(employeeId)).items.find(({ leaveTypeId }) => leaveTypeId === typeId) ?? null;
  expect(await levelOf()).toMatchObject({ level: "none", granted: 0, candidates: [] });
  await create({});
  expect(await levelOf()).toMatchObject({ level: "company", target: null, granted: 5 });
  await create({ departmentId: finance, entitlement: 7 });
  expect(await levelOf()).toMatchObject({ level: "department", target: "Finance", granted: 7 });
  const { body: own } = await create({ employeeId, entitlement: 9 });
  expect(await levelOf()).toMatchObject({
    level: "employee",
    settingId: own.id,
    granted: 9,
    candidates: ["employee", "department", "company"],
  });
  await call("POST", `${at}/leave-settings/${own.id}/archive`);
  expect(await levelOf()).toMatchObject({ level: "department" });
});

it("explain what they grant, step by step", async () => {
  const { items } = await applicable(await someone());
  const annual = items.find(({ leaveTypeId }) => leaveTypeId === annualId);
  expect(annual?.explanation.steps.map(({ rule }) => rule)).toContain("leave.months");
  expect(annual?.explanation.steps.at(0)?.rule).toBe("leave.eligible");
});

it("below the Employment Act are rejected with the section they violate", async () => {
  const low = await create<Problem>({ leaveTypeId: annualId, departmentId: payables, entitlement: 13 });
  expect(low.status).toBe(422);
  expect(low.body.errors).toMatchObject([
    {
      pointer: "/entitlement",
      code: "below-law",
      params: { section: "Employment Act 1968, s. 88A", least: 14, given: 13, year: 8 },
    },
  ]);
  expect((await create({ leaveTypeId: annualId, departmentId: payables, entitlement: 14 })).status).toBe(201);
});

it("apply to one thing, start once a day there, and name records of the company", async () => {
  const twoTargets = await create<Problem>({ departmentId: finance, employeeId: await someone() });
  expect(faultsOf(twoTargets)).toEqual([422, "/departmentId one-target"]);
  await create({ departmentId: payables, validFrom: "2026-03-01" });
  const again = await create<Problem>({ departmentId: payables, validFrom: "2026-03-01" });
  expect(again).toMatchObject({ status: 409, body: { code: "duplicate", errors: [{ pointer: "/validFrom" }] } });
  const foreign = await create<Problem>({ departmentId: structureId("departments", "kitchen", "OUT") });
  expect(faultsOf(foreign)).toEqual([422, "/departmentId unknown-reference"]);
});

it("are copied to others, and replace what starts on the same day", async () => {
  const { body: source } = await create({ departmentId: finance, validFrom: "2026-05-01", entitlement: 8 });
  const targets = [structureId("departments", "trading", "SAL"), structureId("departments", "trading", "PUR")];
  const apply = (changes: object) =>
    call<AppliedLeaveSettings>("POST", `${at}/leave-settings/apply`, {
      body: { settingIds: [source.id], level: "department", targetIds: targets, validFrom: "2026-06-01", ...changes },
    });
  expect((await apply({})).body).toEqual({ created: 2, replaced: 0 });
  expect((await apply({})).body).toEqual({ created: 0, replaced: 2 });
  const { body: found } = await call<{ items: LeaveSetting[] }>("GET", `${at}/leave-settings`, {
    query: { departmentId: targets[0] ?? "", leaveTypeId: typeId },
  });
  expect(found.items).toMatchObject([{ entitlement: 8, validFrom: "2026-06-01", target: "Sales" }]);
  expect((await apply({ targetIds: [] })).status).toBe(422);
  expect((await apply({ level: "company" })).status).toBe(422);
});

it("take increments of their leave type, which cannot drop below the law while used", async () => {
  const body = {
    name: "Steps by law",
    leaveTypeId: annualId,
    rows: [1, 2, 3, 4, 5, 6, 7].map((year) => ({ serviceYears: year, extra: year })),
  };
  const { body: steps } = await call<LeaveIncrement>("POST", `${at}/leave-increments`, { body });
  const used = await create({
    leaveTypeId: annualId,
    departmentId: finance,
    validFrom: "2027-01-01",
    entitlement: 7,
    incrementId: steps.id,
  });
  expect([used.status, used.body.increment]).toEqual([201, "Steps by law"]);
  expect(faultsOf(await create<Problem>({ incrementId: steps.id, validFrom: "2027-02-01" }))).toEqual([
    422,
    "/incrementId other-leave-type",
  ]);
  const slower = await call<Problem>("PUT", `${at}/leave-increments/${steps.id}`, {
    headers: { "If-Match": `"${steps.version}"` },
    body: { ...body, rows: [{ serviceYears: 2, extra: 7 }] },
  });
  expect(faultsOf(slower)).toEqual([422, "/rows below-law"]);
  expect((await call<Problem>("POST", `${at}/leave-increments/${steps.id}/archive`)).body.code).toBe("in-use");
  expect((await call<Problem>("DELETE", `${at}/leave-increments/${steps.id}`)).status).toBe(409);
  const twice = {
    ...body,
    name: "Twice",
    rows: [
      { serviceYears: 1, extra: 2 },
      { serviceYears: 1, extra: 3 },
    ],
  };
  expect(faultsOf(await call<Problem>("POST", `${at}/leave-increments`, { body: twice }))).toEqual([
    422,
    "/rows/1/serviceYears twice",
  ]);
});

it("keep a leave type they use from losing its meaning", async () => {
  const { body: type } = await call<LeaveType>("GET", `${at}/leave-types/${annualId}`);
  const put = (changes: object) => {
    const { name, code, kind, unit, slot } = type;
    return call<Problem>("PUT", `${at}/leave-types/${annualId}`, {
      headers: { "If-Match": `"${type.version}"` },
      body: { name, code, kind, unit, slot, ...changes },
    });
  };
  expect(faultsOf(await put({ unit: "hour", slot: "hour" }))).toEqual([422, "/unit unit-in-use"]);
  expect(faultsOf(await put({ kind: "hospitalisation" }))).toEqual([422, "/kind below-law"]);
  expect(faultsOf(await put({ serviceMonths: 6 }))).toEqual([422, "/serviceMonths service-beyond-law"]);
  const gone = await call<Problem>("DELETE", `${at}/leave-types/${annualId}`);
  expect(gone.body).toMatchObject({ code: "in-use" });
});

it("are shown for employees only with permission for personal fields, and for no other tenant", async () => {
  const employeeId = await someone();
  const employee = await gateway.signIn("employee@merlion.demo", "employee");
  expect((await employee("GET", `${at}/leave-settings/applicable`, { query: { employeeId } })).status).toBe(403);
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", `${at}/leave-settings/applicable`, { query: { employeeId } })).status).toBe(404);
  const kitchen = await call("GET", `${at}/leave-settings/applicable`, {
    query: { employeeId: "00000000-0000-4000-8000-000000000000" },
  });
  expect(kitchen.status).toBe(404);
});
