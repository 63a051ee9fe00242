/** The steps that are offered follow the state of the run and the part the reader has in it. */
import { expect, test } from "vitest";
import { runSteps } from "./run-steps.ts";

const run = { kind: "regular", mayApprove: false, publishedAt: null } as const;

test("the maker calculates, submits, locks, publishes, pays and closes", () => {
  const main = (["draft", "calculated", "approved", "locked", "paid"] as const).map(
    (status) => runSteps({ ...run, status }, true).main,
  );
  expect(main).toEqual(["calculate", "submit", "lock", "publish", "close"]);
  expect(runSteps({ ...run, status: "locked", publishedAt: "2026-11-27T02:00:00.000Z" }, true).main).toBe("pay");
});

test("the maker is not offered to approve", () => {
  expect(runSteps({ ...run, status: "submitted" }, true)).toEqual({ others: ["cancel"] });
});

test("the approver approves or returns, and changes nothing", () => {
  const approver = { ...run, mayApprove: true };
  expect(runSteps({ ...approver, status: "submitted" }, false)).toEqual({
    main: "approve",
    beside: "return",
    others: [],
  });
  expect(runSteps({ ...approver, status: "approved" }, false)).toEqual({ beside: "return", others: [] });
  for (const status of ["draft", "calculated", "failed", "locked", "paid", "closed"] as const)
    expect(runSteps({ ...run, status }, false)).toEqual({ others: [] });
});

test("nothing is left to do with what is calculated, closed or cancelled", () => {
  for (const status of ["calculating", "closed", "cancelled"] as const)
    expect(runSteps({ ...run, status }, true)).toEqual({ others: [] });
});

test("a correction run is not cancelled", () => {
  expect(runSteps({ ...run, kind: "correction", status: "calculated" }, true).others).toEqual(["edit"]);
});
