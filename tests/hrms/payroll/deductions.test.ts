/** Deductions through the gateway: their life from creation to deletion, what must be unique, and whose they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HistoryPage, Problem, Deduction, DeductionPage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/deductions`;
const input = { name: "Lamp trimmers", code: "LAMP", amount: 5_000 };

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = <Body = Deduction>({ id, version }: Deduction, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });

it("are made, changed, archived, restored and deleted, with their history", async () => {
  const { status, body: made } = await call<Deduction>("POST", list, { body: input });
  expect([status, made.name, made.status]).toEqual([201, "Lamp trimmers", "active"]);
  const changed = (await put(made, { description: "They trim lamps." })).body;
  expect([changed.description, changed.version]).toEqual(["They trim lamps.", 2]);
  expect((await put<Problem>(made, {})).body.code).toBe("version-clash");
  expect((await call<DeductionPage>("GET", list, { query: { q: "lamp" } })).body.total).toBe(1);
  expect((await call<Deduction>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<unknown[]>("GET", `${list}/options`, { query: { q: "lamp" } })).body).toEqual([]);
  expect((await call<Deduction>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
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

it("do not share codes with allowances", async () => {
  const allowance = { name: "Lamp oil", code: "LAMP" };
  const taken = await call<Problem>("POST", `/companies/${trading}/allowances`, { body: allowance });
  expect(taken).toMatchObject({ status: 409, body: { code: "duplicate", errors: [{ pointer: "/code" }] } });
});
