import { expect, it } from "vitest";
import { dayOfGap, doubledLeg } from "./split-legs.ts";

const leg = (companyId: string, percent: number | null, from = "2027-01-01", to: string | null = null) => ({
  companyId,
  percent,
  amount: percent === null ? 100 : null,
  from,
  to,
});

it("add up on each day", () => {
  expect(dayOfGap([leg("a", 6000), leg("b", 4000)], "2027-01-01", null)).toBeUndefined();
  expect(dayOfGap([leg("a", 6000), leg("b", 3000)], "2027-01-01", null)).toBe("2027-01-01");
  expect(dayOfGap([leg("a", 6000), leg("b", 4000, "2027-01-01", "2027-06-30")], "2027-01-01", null)).toBe("2027-07-01");
  expect(
    dayOfGap([leg("a", 6000), leg("b", 4000, "2027-01-01", "2027-06-30")], "2027-01-01", "2027-06-30"),
  ).toBeUndefined();
  expect(
    dayOfGap(
      [
        leg("a", 6000, "2027-01-01", "2027-06-30"),
        leg("a", 5000, "2027-07-01"),
        leg("b", 4000, "2027-01-01", "2027-06-30"),
        leg("b", 5000, "2027-07-01"),
      ],
      "2027-01-01",
      null,
    ),
  ).toBeUndefined();
});

it("are sums if there are no shares", () => {
  expect(dayOfGap([leg("a", null), leg("b", null)], "2027-01-01", null)).toBeUndefined();
});

it("allow a company once at a time", () => {
  expect(doubledLeg([leg("a", 5000), leg("b", 5000), leg("a", 5000, "2027-07-01")])).toBe(2);
  expect(doubledLeg([leg("a", 5000, "2027-01-01", "2027-06-30"), leg("b", 5000), leg("a", 5000, "2027-07-01")])).toBe(
    -1,
  );
});
