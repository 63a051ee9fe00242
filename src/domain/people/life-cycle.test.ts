/** Employment life cycle: allowed steps and derived dates. */
import { expect, it } from "vitest";
import { lastDayOf, possibleSteps, probationEndOf } from "./life-cycle.ts";

it("has the steps of each state, and suspension of active employees", () => {
  expect(possibleSteps({ status: "offered", suspendedFrom: null })).toEqual(["acceptOffer", "delete"]);
  expect(possibleSteps({ status: "confirmed", suspendedFrom: null })).toEqual([
    "giveNotice",
    "completeExit",
    "suspend",
  ]);
  expect(possibleSteps({ status: "notice", suspendedFrom: "2026-01-05" })).toEqual([
    "cancelExit",
    "completeExit",
    "resume",
  ]);
  expect(possibleSteps({ status: "exited", suspendedFrom: null })).toEqual(["rehire"]);
});

it("probation ends on the day before the months are over", () => {
  expect(probationEndOf("2026-03-01", 3)).toBe("2026-05-31");
  expect(probationEndOf("2026-11-30", 3)).toBe("2027-02-27");
  expect(probationEndOf("2026-03-01", 0)).toBeNull();
});

it("the day of notice counts as the first", () => {
  expect(lastDayOf("2026-11-20", 30)).toBe("2026-12-19");
  expect(lastDayOf("2026-11-20", 0)).toBe("2026-11-20");
});
