/** Leave types through the gateway: their life from creation to deletion, what must be unique, and whose they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HistoryPage, Problem, LeaveType, LeaveTypePage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/leave-types`;
const input = { name: "Volunteer leave", code: "VOLUNTEER" };

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = <Body = LeaveType>({ id, version }: LeaveType, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });

it("are made, changed, archived, restored and deleted, and keep their history", async () => {
  const { status, body: made } = await call<LeaveType>("POST", list, { body: input });
  expect([status, made.name, made.status]).toEqual([201, "Volunteer leave", "active"]);
  const changed = (await put(made, { description: "For good causes." })).body;
  expect([changed.description, changed.version]).toEqual(["For good causes.", 2]);
  expect((await put<Problem>(made, {})).body.code).toBe("version-clash");
  expect((await call<LeaveTypePage>("GET", list, { query: { q: "volunteer" } })).body.total).toBe(1);
  expect((await call<LeaveType>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<unknown[]>("GET", `${list}/options`)).body).toEqual([]);
  expect((await call<LeaveType>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
  expect((await call("GET", `${list}/${made.id}`)).status).toBe(404);
});

it("share neither name nor code, whatever the case", async () => {
  await call("POST", list, { body: input });
  const sameName = await call<Problem>("POST", list, { body: { name: "VOLUNTEER LEAVE", code: "OTHER" } });
  expect(sameName).toMatchObject({ status: 409, body: { code: "duplicate", errors: [{ pointer: "/name" }] } });
  const sameCode = await call<Problem>("POST", list, { body: { name: "Others", code: "volunteer" } });
  expect(sameCode).toMatchObject({ status: 409, body: { errors: [{ pointer: "/code" }] } });
});

it("are exported with the columns of the contract", async () => {
  const { body } = await call<string>("GET", `${list}/export`, { query: { q: "volunteer" } });
  expect(body.trim().split("\r\n")[0]).toMatch(/^name,code,kind,colour,description,unit,slot,payFraction,/);
  expect(body).toContain("Volunteer leave,VOLUNTEER,other,blue,,day,half-day,1,no,no,0,");
});

it("are nobody else's", async () => {
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});

it("agree in themselves: hours by the hour, documents and expiry only where they can matter", async () => {
  const faults = async (changes: object) => {
    const { status, body } = await call<Problem>("POST", list, { body: { ...input, code: "FAULTY", ...changes } });
    return [status, body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)];
  };
  expect(await faults({ unit: "hour" })).toEqual([422, ["/slot hours-by-the-hour"]]);
  expect(await faults({ carryForwardMonths: 12 })).toEqual([422, ["/carryForwardMonths nothing-carried"]]);
  expect(await faults({ maxConsecutiveDays: 2, documentsAfter: 2 })).toEqual([422, ["/documentsAfter beyond-longest"]]);
  expect(await faults({ residencies: ["citizen"], passCategories: ["skilled"] })).toEqual([
    422,
    ["/passCategories no-foreigners"],
  ]);
});
