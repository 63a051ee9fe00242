/** Work locations and shifts: fields and validation. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HistoryPage, Problem, Shift, ShiftPage, WorkLocation, WorkLocationPage } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const locations = `/companies/${trading}/work-locations`;
const shifts = `/companies/${trading}/shifts`;

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

describe("a work location", () => {
  const create = <Body = WorkLocation>(body: object) =>
    call<Body>("POST", locations, { body: { name: "Pier", ...body } });

  it("is in Singapore with a radius of 100 metres by default", async () => {
    const { status, body } = await create({ code: "PIER" });
    expect([status, body]).toMatchObject([
      201,
      { name: "Pier", address: null, lat: null, lng: null, radiusM: 100, tz: "Asia/Singapore", status: "active" },
    ]);
  });

  it.each([
    ["a latitude alone", { lat: 1.3 }, "/lng", "required"],
    ["a longitude alone", { lng: 103.8 }, "/lat", "required"],
    ["a latitude past the pole", { lat: 91, lng: 0 }, "/lat", "maximum"],
    ["a zone that no clock knows", { tz: "Asia/Atlantis" }, "/tz", "enum"],
    ["a circle of a room", { radiusM: 5 }, "/radiusM", "minimum"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    const answer = await create<Problem>({ name: "Refused", ...body });
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([422, { pointer, code }]);
  });

  it("is found by its address, keeps coordinates exactly, and is deleted with its history", async () => {
    const { body } = await create({
      name: "Jetty",
      code: "JET",
      address: "1 Water Lane\nSingapore 000001",
      lat: 1.290_27,
      lng: 103.851_959,
    });
    expect([body.lat, body.lng]).toEqual([1.290_27, 103.851_959]);
    expect(
      (await call<WorkLocationPage>("GET", locations, { query: { q: "water lane" } })).body.items.map(({ id }) => id),
    ).toEqual([body.id]);
    expect((await call<string>("GET", `${locations}/export`, { query: { q: "jetty" } })).body).toContain(
      'Jetty,JET,"1 Water Lane\nSingapore 000001",1.29027,103.851959,100,Asia/Singapore,active',
    );
    expect((await call<Problem>("POST", locations, { body: { name: "JETTY" } })).body.errors?.[0]).toMatchObject({
      pointer: "/name",
      code: "taken",
    });
    for (const step of ["archive", "restore"])
      expect((await call("POST", `${locations}/${body.id}/${step}`)).status).toBe(200);
    expect((await call<HistoryPage>("GET", `${locations}/${body.id}/history`)).body.total).toBe(3);
    expect((await call("DELETE", `${locations}/${body.id}`)).status).toBe(204);
  });
});

describe("a shift", () => {
  const office = {
    name: "Counter",
    code: "CTR",
    start: "09:00",
    end: "18:00",
    breaks: [{ start: "12:00", minutes: 60 }],
  };
  const create = <Body = Shift>(body: object) => call<Body>("POST", shifts, { body: { ...office, ...body } });

  it("calculates working time without unpaid breaks, also past midnight", async () => {
    const { status, body } = await create({});
    expect([status, body]).toMatchObject([
      201,
      {
        endNextDay: false,
        workMinutes: 480,
        breaks: [{ start: "12:00", minutes: 60, paid: false }],
        colour: "blue",
        graceInMin: 0,
        halfDayMin: null,
      },
    ]);
    const night = await create({
      name: "Watch",
      code: "WCH",
      start: "22:00",
      end: "06:00",
      endNextDay: true,
      breaks: [{ start: "02:00", minutes: 30, paid: true }],
    });
    expect(night.body.workMinutes).toBe(480);
  });

  it("limits the punch window to a day including the shift", async () => {
    const { status, body } = await create({ name: "Gate", code: "GATE", earliestInMin: 420, latestOutMin: 480 });
    expect([status, body]).toMatchObject([201, { earliestInMin: 420, latestOutMin: 480 }]);
  });

  it.each([
    ["an end before the start", { end: "08:00" }, "/end", "shift-length"],
    ["a break outside", { breaks: [{ start: "18:00", minutes: 10 }] }, "/breaks/0/start", "break-outside"],
    [
      "breaks that overlap",
      {
        breaks: [
          { start: "12:00", minutes: 60 },
          { start: "12:30", minutes: 5 },
        ],
      },
      "/breaks/1/start",
      "break-overlaps",
    ],
    ["half a day beyond its work", { halfDayMin: 500 }, "/halfDayMin", "maximum"],
    [
      "punches from before the shift of the day before has begun",
      { earliestInMin: 480, latestOutMin: 481 },
      "/latestOutMin",
      "maximum",
    ],
    ["punches from more than half a day before", { earliestInMin: 721 }, "/earliestInMin", "maximum"],
    ["a time that no clock shows", { start: "24:00" }, "/start", "pattern"],
    ["a break without end", { breaks: [{ start: "12:00", minutes: 0 }] }, "/breaks/0/minutes", "minimum"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    const answer = await create<Problem>({ name: "Refused", code: "REF", ...body });
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([422, { pointer, code }]);
  });

  it("shows changed breaks readably in the history, and can be exported with them", async () => {
    const { body: made } = await create({ name: "Kiosk", code: "KSK" });
    const breaks = [{ start: "13:00", minutes: 45, paid: true }];
    const changed = await call<Shift>("PUT", `${shifts}/${made.id}`, {
      headers: { "If-Match": '"1"' },
      body: { ...office, name: "Kiosk", code: "KSK", breaks },
    });
    expect([changed.status, changed.body.workMinutes, changed.body.breaks]).toEqual([200, 540, breaks]);
    const { items } = (await call<HistoryPage>("GET", `${shifts}/${made.id}/history`)).body;
    expect(items[0]?.changes.map(({ field }) => field)).toEqual(["breaks"]);
    expect(String(items[0]?.changes[0]?.after).split(" ").toSorted()).toEqual(["13:00", "45", "paid"]);
    expect((await call<string>("GET", `${shifts}/export`, { query: { q: "kiosk" } })).body).toContain(
      "Kiosk,KSK,09:00,18:00,no,13:00 45 paid,9,",
    );
  });

  it("can be sorted by start and by working time", async () => {
    const by = async (sort: string) =>
      (await call<ShiftPage>("GET", shifts, { query: { sort, pageSize: 100 } })).body.items;
    const starts = (await by("start")).map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted());
    const work = (await by("-workMinutes")).map(({ workMinutes }) => workMinutes);
    expect(work).toEqual(work.toSorted((a, b) => b - a));
  });
});
