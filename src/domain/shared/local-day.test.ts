/** Days at the edges of time zones, and where clocks change. */
import { describe, expect, it } from "vitest";
import { localDay, startOfLocalDay, zoneIn } from "./local-day.ts";

describe("the day in a zone", () => {
  it.each([
    ["Asia/Singapore", "2026-11-25T15:59:59.999Z", "2026-11-25"],
    ["Asia/Singapore", "2026-11-25T16:00:00.000Z", "2026-11-26"],
    ["Pacific/Kiritimati", "2026-11-25T10:00:00.000Z", "2026-11-26"],
    ["Pacific/Kiritimati", "2026-11-25T09:59:59.999Z", "2026-11-25"],
    ["Pacific/Pago_Pago", "2026-11-26T10:59:59.999Z", "2026-11-25"],
    ["Pacific/Pago_Pago", "2026-11-26T11:00:00.000Z", "2026-11-26"],
    ["Asia/Kolkata", "2026-11-25T18:29:59.999Z", "2026-11-25"],
    ["Asia/Kolkata", "2026-11-25T18:30:00.000Z", "2026-11-26"],
    ["Asia/Kathmandu", "2026-12-31T18:15:00.000Z", "2027-01-01"],
    ["Europe/Lisbon", "2026-06-30T22:59:59.999Z", "2026-06-30"],
    ["Europe/Lisbon", "2026-06-30T23:00:00.000Z", "2026-07-01"],
    ["Europe/Lisbon", "2026-12-31T23:59:59.999Z", "2026-12-31"],
    ["UTC", "2028-02-29T00:00:00.000Z", "2028-02-29"],
  ])("%s at %s is %s", (zone, at, day) => {
    expect(localDay(zone, new Date(at))).toBe(day);
  });
});

describe("the start of a day", () => {
  it.each([
    ["Asia/Singapore", "2026-11-26", "2026-11-25T16:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-26", "2026-11-25T10:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-11-26", "2026-11-26T11:00:00.000Z"],
    ["UTC", "2026-11-26", "2026-11-26T00:00:00.000Z"],
    // The clocks change at 01:00 UTC, after the start of the day in Berlin.
    ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00.000Z"],
    // In Beirut and Santiago midnight itself is skipped.
    ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00.000Z"],
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
    // In Azores and Havana midnight comes twice: the first one counts.
    ["Atlantic/Azores", "2026-10-25", "2026-10-25T00:00:00.000Z"],
    ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"],
  ])("%s %s begins at %s", (zone, day, at) => {
    const start = startOfLocalDay(zone, day);
    expect(start.toISOString()).toBe(at);
    expect(localDay(zone, start)).toBe(day);
    expect(localDay(zone, new Date(start.getTime() - 1)) < day).toBe(true);
  });
});

it("takes the zone of the company, else the tenant's", () => {
  const zones = { tenant: "Asia/Singapore", companies: { a: "Asia/Kuala_Lumpur", b: "Europe/Lisbon" } };
  expect([zoneIn(zones), zoneIn(zones, "b"), zoneIn(zones, "unknown")]).toEqual([
    "Asia/Singapore",
    "Europe/Lisbon",
    "Asia/Singapore",
  ]);
});
