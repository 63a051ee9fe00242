/** Blackout dates through the gateway: their life from creation to deletion, what must be unique, and whose they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BlackoutDate, BlackoutDatePage, Department, HistoryPage, Problem } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/blackout-dates`;
const input = { name: "Stocktake of lamps", start: "2031-06-28", end: "2031-07-02" };

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = <Body = BlackoutDate>({ id, version }: BlackoutDate, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });

it("are made, changed, archived, restored and deleted, and tell all of it", async () => {
  const { status, body: made } = await call<BlackoutDate>("POST", list, { body: input });
  expect([status, made.name, made.status, made.department]).toEqual([201, input.name, "active", null]);
  const changed = (await put(made, { description: "Lamps are counted." })).body;
  expect([changed.description, changed.version]).toEqual(["Lamps are counted.", 2]);
  expect((await put<Problem>(made, {})).body.code).toBe("version-clash");
  expect((await call<BlackoutDatePage>("GET", list, { query: { q: "lamps" } })).body.total).toBe(1);
  expect((await call<BlackoutDate>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<BlackoutDate>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
  expect((await call("GET", `${list}/${made.id}`)).status).toBe(404);
});

it("last one day without an end, and at most a year", async () => {
  const one = await call<BlackoutDate>("POST", list, { body: { name: "One day", start: "2031-03-03" } });
  expect(one.body.end).toBe("2031-03-03");
  const fault = async (end: string) =>
    (await call<Problem>("POST", list, { body: { name: "Wrong", start: "2031-03-03", end } })).body.errors;
  expect(await fault("2031-03-02")).toMatchObject([{ pointer: "/end", code: "before-start" }]);
  expect(await fault("2032-03-04")).toMatchObject([{ pointer: "/end", code: "longer-than-a-year" }]);
});

it("may be of a department, and no two share a name", async () => {
  const units = (await call<{ items: Department[] }>("GET", `/companies/${trading}/departments`)).body.items;
  const body = { ...input, departmentId: units[0]?.id };
  expect((await call<BlackoutDate>("POST", list, { body })).body.department).toBe(units[0]?.department);
  const same = await call<Problem>("POST", list, { body: { ...body, name: input.name.toUpperCase() } });
  expect(same).toMatchObject({ status: 409, body: { code: "duplicate", errors: [{ pointer: "/name" }] } });
  const unknown = await call<Problem>("POST", list, { body: { ...input, name: "Other", departmentId: trading } });
  expect(unknown.body.errors).toMatchObject([{ pointer: "/departmentId", code: "unknown-reference" }]);
});

it("are exported with the columns of the contract", async () => {
  const { body } = await call<string>("GET", `${list}/export`, { query: { q: "lamps" } });
  expect(body.trim().split("\r\n")[0]).toBe("name,start,end,department,description,status,updatedAt");
});

it("are nobody else's", async () => {
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});
