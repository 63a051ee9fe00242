/** The first, second and third year of a permanent resident, and the tables that apply. */
import { expect, it } from "vitest";
import { cpfStage, prYearStarts } from "./person.ts";

const resident = (prSince: string) => ({ birthDate: "1990-01-01", residency: "pr" as const, prSince });
const yearIn = (prSince: string, month: string) => cpfStage(resident(prSince), month).prYear;

it.each([
  ["2026-03-10", "2027-04-01", "2028-04-01"],
  ["2026-03-01", "2027-04-01", "2028-04-01"],
  ["2025-12-31", "2027-01-01", "2028-01-01"],
  ["2024-02-29", "2025-03-01", "2026-03-01"],
])("granted on %s, the second year begins on %s and the third on %s", (since, second, third) => {
  expect(prYearStarts(since)).toEqual({ second, third });
});

it("uses the table of the year that has started", () => {
  expect(
    ["2026-02", "2026-03", "2027-03", "2027-04", "2028-03", "2028-04"].map((month) => yearIn("2026-03-10", month)),
  ).toEqual([null, 1, 1, 2, 2, 3]);
});
