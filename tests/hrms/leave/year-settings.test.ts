/** Leave years through the gateway: one after the other, never overlapping. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LeaveYear, Problem, YearSetting, YearSettingPage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/year-settings`;
let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const create = (body: object) => call<YearSetting>("POST", list, { body });
const faults = async (body: object) => {
  const { status, body: answer } = await call<Problem>("POST", list, { body });
  return [status, ...(answer.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)];
};

it("follow the last one if no days are given", async () => {
  const { items } = (await call<YearSettingPage>("GET", list)).body;
  const last = items[0];
  const next = Number(last?.end.slice(0, 4)) + 1;
  const { status, body } = await create({ name: "The next" });
  expect([status, body.start, body.end, body.state]).toEqual([201, `${next}-01-01`, `${next}-12-31`, "open"]);
});

it("keep their days while archived, because they can be restored", async () => {
  const last = (await call<YearSettingPage>("GET", list)).body.items[0] as YearSetting;
  await call("POST", `${list}/${last.id}/archive`);
  const next = Number(last.end.slice(0, 4)) + 1;
  expect((await create({ name: "After the archived" })).body.start).toBe(`${next}-01-01`);
  expect(await faults({ name: "Again", start: last.start.replace("-01-01", "-04-01") })).toEqual([
    422,
    "/start overlaps",
  ]);
  expect((await call("POST", `${list}/${last.id}/restore`)).status).toBe(200);
});

it("neither overlap nor last longer than twelve months", async () => {
  expect(await faults({ name: "A", start: "2040-01-01", end: "2041-01-01" })).toEqual([422, "/end longer-than-a-year"]);
  expect(await faults({ name: "A", start: "2040-01-01", end: "2039-12-31" })).toEqual([422, "/end before-start"]);
  expect((await create({ name: "A", start: "2040-01-01" })).body.end).toBe("2040-12-31");
  expect(await faults({ name: "B", start: "2040-12-31" })).toEqual([422, "/start overlaps"]);
  expect((await create({ name: "B", start: "2041-01-01", end: "2041-03-31" })).status).toBe(201);
});

it("give the year of a day, from the company settings where none is set up", async () => {
  const year = async (day?: string) =>
    (await call<LeaveYear>("GET", `${list}/current`, { query: day === undefined ? {} : { day } })).body;
  const current = (await call<YearSettingPage>("GET", list)).body.items.find((one) => one.current);
  expect((await year()).id).toBe(current?.id);
  expect(await year("2055-06-30")).toEqual({
    id: null,
    name: "2055",
    start: "2055-01-01",
    end: "2055-12-31",
    state: "open",
  });
});

it("that are closed keep their days", async () => {
  const closed = (await call<YearSettingPage>("GET", list, { query: { state: "closed" } })).body.items[0];
  if (!closed) throw new Error("The samples have no closed leave year.");
  const put = (changes: object) =>
    call<Problem>("PUT", `${list}/${closed.id}`, {
      headers: { "If-Match": `"${closed.version}"` },
      body: { name: closed.name, start: closed.start, end: closed.end, ...changes },
    });
  expect((await put({ end: `${closed.end.slice(0, 8)}30` })).body.code).toBe("year-closed");
  expect((await put({ name: "Renamed" })).status).toBe(200);
});
