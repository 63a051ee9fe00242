/** Rosters from a file, as drafts, and as a file. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Problem, RosterImportResult, Shift } from "#generated/hrms/schema.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";

type Call = HrmsGateway["call"];
const base = `/companies/${companyId}`;
const monday = "2026-11-23";

let people: People;
let owner: Call;
let number: string;
let own: Call;

beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  owner = people.owner;
  const employee = await people.add("Rosa File");
  number = employee.employeeNo;
  own = await people.as(employee.id, ["employee"]);
  const shift = { name: "File shift", code: "FS", start: "09:00", end: "17:00", endNextDay: false };
  expect((await owner<Shift>("POST", `${base}/shifts`, { body: shift })).status).toBe(201);
});
afterAll(() => people.gateway.close());

const load = (rows: readonly string[], dryRun = true, call = owner) =>
  call<RosterImportResult & Problem>("POST", `${base}/roster/import`, {
    body: { csv: ["employeeNo,date,shift", ...rows].join("\n"), dryRun },
  });
const exported = async () =>
  (
    await owner<string>("GET", `${base}/roster/export`, { query: { from: monday, to: "2026-11-29", q: "Rosa File" } })
  ).body
    .trim()
    .split(/\r?\n/);

it("are checked first, then planned, and exported as they were given", async () => {
  const rows = [
    `${number},2026-11-23,fs`,
    `${number},2026-11-24,FILE SHIFT`,
    `${number},2026-11-28,off`,
    `${number},2026-11-29,rest`,
  ];
  expect((await load(rows)).body).toEqual({ committed: false, rows: 4, created: 4, faults: [] });
  expect((await exported()).join(" ")).not.toContain("draft");
  expect((await load(rows, false)).body).toEqual({ committed: true, rows: 4, created: 4, faults: [] });
  const lines = await exported();
  expect(lines[0]).toBe("employeeNo,fullName,date,shift,location,start,end,state");
  expect(lines[1]).toMatch(new RegExp(`^${number},Rosa File,2026-11-23,FS,.*,09:00,17:00,draft$`));
  expect(lines.at(-1)).toMatch(/2026-11-29,rest,.*,,,draft$/);
  expect((await load([`${number},2026-11-29,clear`], false)).body.created).toBe(1);
  expect((await exported()).at(-1)).toMatch(/usual$/);
});

it("name the faults of each row, and write nothing", async () => {
  const { body } = await load(
    [`NOBODY,2026-11-25,fs`, `${number},2026-11-25,evening`, `${number},25.11.2026,fs`],
    false,
  );
  expect(body).toMatchObject({ committed: false, created: 0 });
  expect(body.faults.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual([
    "2 employeeNo unknown-employee",
    "3 shift unknown-shift",
    "4 date date",
  ]);
  const twice = await load([`${number},2026-11-25,fs`, `${number},2026-11-25,off`]);
  expect(twice.body.faults).toMatchObject([{ row: 3, column: "date", code: "twice" }]);
  expect((await load([`${number},2019-11-25,fs`])).body.faults).toMatchObject([{ row: 2, code: "not-employed" }]);
});

it("are not for everyone", async () => {
  expect((await load([`${number},2026-11-25,fs`], false, own)).status).toBe(403);
  expect((await own("GET", `${base}/roster/export`, { query: { from: monday, to: monday } })).status).toBe(403);
});
