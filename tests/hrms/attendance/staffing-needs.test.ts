/** Staffing needs through the gateway: their life from creation to deletion, what must be unique, and whose they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HistoryPage, Problem, Shift, StaffingNeed, StaffingNeedPage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/staffing-needs`;
let input = { name: "Lamp trimmers", code: "LAMP", shiftId: "", weekdays: ["mon", "sun"], people: 2 };

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
  const shift = { name: "Lamp shift", code: "LS", start: "18:00", end: "23:00" };
  input = { ...input, shiftId: (await call<Shift>("POST", `/companies/${trading}/shifts`, { body: shift })).body.id };
});
afterAll(() => gateway.close());

const put = <Body = StaffingNeed>({ id, version }: StaffingNeed, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });

it("are made, changed, archived, restored and deleted, and their history says so", async () => {
  const { status, body: made } = await call<StaffingNeed>("POST", list, { body: input });
  expect([status, made.name, made.status]).toEqual([201, "Lamp trimmers", "active"]);
  const changed = (await put(made, { people: 3 })).body;
  expect([changed.people, changed.shift, changed.version]).toEqual([3, "Lamp shift", 2]);
  expect((await put<Problem>(made, {})).body.code).toBe("version-clash");
  expect((await call<StaffingNeedPage>("GET", list, { query: { q: "lamp" } })).body.total).toBe(1);
  expect((await call<StaffingNeed>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<unknown[]>("GET", `${list}/options`)).body).toEqual([]);
  expect((await call<StaffingNeed>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
  expect((await call("GET", `${list}/${made.id}`)).status).toBe(404);
});

it("share neither name nor code, whatever the case", async () => {
  await call("POST", list, { body: input });
  const sameName = await call<Problem>("POST", list, { body: { ...input, name: "LAMP TRIMMERS", code: null } });
  expect(sameName).toMatchObject({ status: 409, body: { code: "duplicate", errors: [{ pointer: "/name" }] } });
  const sameCode = await call<Problem>("POST", list, { body: { ...input, name: "Others", code: "lamp" } });
  expect(sameCode).toMatchObject({ status: 409, body: { errors: [{ pointer: "/code" }] } });
});

it("are exported with the columns of the contract", async () => {
  const { body } = await call<string>("GET", `${list}/export`, { query: { q: "lamp" } });
  expect(body.trim().split("\r\n")[0]).toBe("name,code,shift,location,weekdays,people,status,updatedAt");
  expect(body).toContain("Lamp trimmers,LAMP,Lamp shift,,mon; sun,2,active,");
});

it("are nobody else's", async () => {
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});
