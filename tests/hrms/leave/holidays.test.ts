/** Holiday calendars, holidays and where they apply, through the gateway. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  GazettedHolidaysResult,
  HolidayCalendar,
  HolidayImpact,
  HolidayImportResult,
  HolidayPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const at = `/companies/${trading}`;
let gateway: HrmsGateway;
let call: HrmsGateway["call"];
let calendar: HolidayCalendar;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
  calendar = (await call<HolidayCalendar>("POST", `${at}/holiday-calendars`, { body: { name: "Johor", code: "JHR" } }))
    .body;
});
afterAll(() => gateway.close());

const daysOf = async (calendarId: string) =>
  (await call<HolidayPage>("GET", `${at}/holidays`, { query: { calendarId, pageSize: "100" } })).body.items;
const gazetted = (year: number) =>
  call<GazettedHolidaysResult>("POST", `${at}/holiday-calendars/${calendar.id}/gazetted`, { body: { year } });
const importFile = (text: string, dryRun = false) =>
  call<HolidayImportResult>("POST", `${at}/holidays/import`, { body: { calendarId: calendar.id, text, dryRun } });

it("take the gazetted days of a year, with the Monday in place of a Sunday, once", async () => {
  expect((await gazetted(2026)).body).toMatchObject({
    added: 14,
    kept: 0,
    announced: true,
    source: { id: "mom-holidays" },
  });
  expect((await gazetted(2026)).body).toMatchObject({ added: 0, kept: 14 });
  expect((await gazetted(2050)).body).toMatchObject({ added: 0, announced: false });
  const monday = (await daysOf(calendar.id)).find(({ date }) => date === "2026-08-10");
  expect(monday).toMatchObject({ name: "National Day", kind: "public", substituteFor: "2026-08-09" });
});

it("are once a day in a calendar", async () => {
  const body = { calendarId: calendar.id, date: "2026-08-09", name: "Again" };
  expect(await call<Problem>("POST", `${at}/holidays`, { body })).toMatchObject({
    status: 409,
    body: { code: "duplicate", errors: [{ pointer: "/date" }] },
  });
});

it("are imported from CSV: checked first, all or none", async () => {
  const text = "date,name,kind,half\n2026-12-24,Christmas Eve,company,pm\n2026-12-25,Christmas Day,public,";
  expect((await importFile(text, true)).body).toEqual({
    committed: false,
    rows: 2,
    created: 1,
    updated: 0,
    unchanged: 1,
    faults: [],
  });
  expect((await daysOf(calendar.id)).some(({ date }) => date === "2026-12-24")).toBe(false);
  const faulty = await importFile(`${text}\n2026-02-30,Nowhere,public,\n2026-12-24,Twice,nonsense,`);
  expect(faulty.body.committed).toBe(false);
  expect(faulty.body.faults.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    "4 date date",
    "5 date twice",
    "5 kind enum",
  ]);
  expect((await importFile(text)).body).toMatchObject({ committed: true, created: 1 });
  expect((await importFile(text)).body).toMatchObject({ committed: true, created: 0, unchanged: 2 });
});

it("go out as iCalendar and come back the same", async () => {
  const { body } = await call<string>("GET", `${at}/holidays/ical`, { query: { calendarId: calendar.id } });
  expect(body).toContain("DTSTART;VALUE=DATE:20260810\r\nDTEND;VALUE=DATE:20260811\r\nSUMMARY:National Day");
  const { body: copy } = await call<HolidayCalendar>("POST", `${at}/holiday-calendars`, {
    body: { name: "Round trip" },
  });
  const result = await call<HolidayImportResult>("POST", `${at}/holidays/import`, {
    body: { calendarId: copy.id, text: body, dryRun: false },
  });
  expect(result.body).toMatchObject({ committed: true, faults: [] });
  const plain = async (id: string) => (await daysOf(id)).map(({ date, name, kind }) => `${date} ${name} ${kind}`);
  expect(await plain(copy.id)).toEqual(await plain(calendar.id));
});

it("reject events that repeat or last for weeks", async () => {
  const event = (lines: string) => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const faults = async (lines: string) => (await importFile(event(lines), true)).body.faults.map(({ code }) => code);
  expect(await faults("SUMMARY:Weekly\r\nDTSTART;VALUE=DATE:20270104\r\nRRULE:FREQ=WEEKLY")).toEqual(["repeats"]);
  expect(await faults("SUMMARY:Long\r\nDTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:20270201")).toEqual([
    "too-long",
  ]);
  expect(await faults("SUMMARY:Two days\r\nDTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:20270103")).toEqual([]);
  expect((await importFile("BEGIN:VCALENDAR\r\nEND:VCALENDAR", true)).body.faults).toMatchObject([{ code: "empty" }]);
});

it("are copied with their calendar", async () => {
  const { status, body } = await call<HolidayCalendar>("POST", `${at}/holiday-calendars/${calendar.id}/clone`, {
    body: { name: "Johor 2" },
  });
  expect([status, body.holidays, body.assignments]).toEqual([201, (await daysOf(calendar.id)).length, 0]);
});

it("apply to the company, except where a location or an employee has a calendar of their own", async () => {
  const impact = async (calendarId: string) =>
    (await call<HolidayImpact>("GET", `${at}/holidays/impact`, { query: { calendarId, date: "2026-11-20" } })).body;
  const company = await impact(structureId("holiday-calendars", "trading", "SG"));
  const before = await impact(structureId("holiday-calendars", "trading", "PPW"));
  expect(company.employees).toBeGreaterThan(before.employees);
  expect(before.employees).toBeGreaterThan(0);
  expect((await impact(calendar.id)).employees).toBe(0);
  const locationId = structureId("work-locations", "trading", "PPW");
  const body = { calendarId: calendar.id, locationId, validFrom: "2026-11-01" };
  expect((await call("POST", `${at}/holiday-assignments`, { body })).status).toBe(201);
  expect(await impact(calendar.id)).toMatchObject({ employees: before.employees, items: [] });
  expect((await impact(structureId("holiday-calendars", "trading", "PPW"))).employees).toBe(0);
  expect((await call<Problem>("POST", `${at}/holiday-assignments`, { body })).body.code).toBe("duplicate");
  expect((await call<Problem>("DELETE", `${at}/holiday-calendars/${calendar.id}`)).body.code).toBe("in-use");
});

it("are read by every employee and changed by HR alone", async () => {
  const employee = await gateway.signIn("employee@merlion.demo", "employee");
  expect((await employee("GET", `${at}/holidays`)).status).toBe(200);
  expect(
    (await employee("POST", `${at}/holidays`, { body: { calendarId: calendar.id, date: "2026-01-02", name: "Mine" } }))
      .status,
  ).toBe(403);
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", `${at}/holidays`)).status).toBe(404);
});
