/** Allowances through the gateway: their life from creation to deletion, what must be unique, and whose they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HistoryPage, Problem, Allowance, AllowancePage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/allowances`;
const input = { name: "Lamp trimmers", code: "LAMP", amount: 5_000 };

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = <Body = Allowance>({ id, version }: Allowance, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });

it("are made, changed, archived, restored and deleted, with their history", async () => {
  const { status, body: made } = await call<Allowance>("POST", list, { body: input });
  expect([status, made.name, made.status]).toEqual([201, "Lamp trimmers", "active"]);
  const changed = (await put(made, { description: "They trim lamps." })).body;
  expect([changed.description, changed.version]).toEqual(["They trim lamps.", 2]);
  expect((await put<Problem>(made, {})).body.code).toBe("version-clash");
  expect((await call<AllowancePage>("GET", list, { query: { q: "lamp" } })).body.total).toBe(1);
  expect((await call<Allowance>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<unknown[]>("GET", `${list}/options`, { query: { q: "lamp" } })).body).toEqual([]);
  expect((await call<Allowance>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
  expect((await call("GET", `${list}/${made.id}`)).status).toBe(404);
});

it("share neither name nor code, whatever the case", async () => {
  await call("POST", list, { body: input });
  const sameName = await call<Problem>("POST", list, { body: { name: "LAMP TRIMMERS", code: "OTHERS" } });
  expect(sameName).toMatchObject({ status: 409, body: { code: "duplicate", errors: [{ pointer: "/name" }] } });
  const sameCode = await call<Problem>("POST", list, { body: { name: "Others", code: "lamp" } });
  expect(sameCode).toMatchObject({ status: 409, body: { errors: [{ pointer: "/code" }] } });
});

it("are exported with the columns of the contract", async () => {
  const { body } = await call<string>("GET", `${list}/export`, { query: { q: "lamp" } });
  expect(body.trim().split("\r\n")[0]).toMatch(/^name,code,description,calculation,amount,/);
  expect(body).toContain("Lamp trimmers,LAMP,,fixed,50.00,");
});

it("are nobody else's", async () => {
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});

it("are calculated by formulas over facts and other pay items", async () => {
  const add = (code: string, formula: string) =>
    call<Problem>("POST", list, { body: { name: code, code, calculation: "formula", formula } });
  expect(await add("LAMP_OIL", "LAMP * 0.1 + workedDays")).toMatchObject({ status: 201 });
  const unknown = (await add("WICK", "salary * 2")).body;
  expect(unknown).toMatchObject({
    status: 422,
    errors: [{ pointer: "/formula", code: "formula-unknown-name", params: { part: "salary" } }],
  });
  expect((await add("WICK", "LAMP_OIL * (")).body.errors).toMatchObject([{ code: "formula-not-readable" }]);
});

it("stay while formulas refer to them", async () => {
  const { items } = (await call<AllowancePage>("GET", list, { query: { q: "LAMP", sort: "code" } })).body;
  const [lamp, oil] = items;
  if (!lamp || !oil) throw new Error("LAMP and LAMP_OIL are there");
  const removal = await call<Problem>("DELETE", `${list}/${lamp.id}`);
  expect(removal).toMatchObject({ status: 409, body: { code: "in-use" } });
  const renamed = await put<Problem>(lamp, { code: "LANTERN" });
  expect(renamed.body.errors).toMatchObject([{ pointer: "/code", code: "used-in-formula" }]);
  const cycle = await put<Problem>(lamp, { calculation: "formula", formula: "LAMP_OIL + 1" });
  expect(cycle.body.errors).toMatchObject([{ pointer: "/formula", code: "formula-cycle" }]);
  expect((await call("DELETE", `${list}/${oil.id}`)).status).toBe(204);
  expect((await call("DELETE", `${list}/${lamp.id}`)).status).toBe(204);
});
