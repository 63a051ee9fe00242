/** What can be done with a payslip follows from its state and that of its run. */
import { expect, test } from "vitest";
import { slipSteps, type Slip } from "./slip-steps.ts";

const slip: Slip = { id: "1", fullName: "Tan Wei Ling", state: "draft", held: false, note: null, version: 1 };
const maker = { run: true, approve: false };
const approver = { run: false, approve: true };

test("the maker changes payslips until the run is submitted, and then only holds them", () => {
  expect(slipSteps(slip, "calculated", maker)).toEqual(["recalculate", "note", "hold", "exclude"]);
  expect(slipSteps(slip, "submitted", maker)).toEqual(["hold"]);
  expect(slipSteps(slip, "approved", maker)).toEqual(["hold"]);
});

test("someone excluded can only be included again", () => {
  expect(slipSteps({ ...slip, state: "excluded" }, "calculated", maker)).toEqual(["include"]);
});

test("a payslip that failed is calculated again or excluded", () => {
  expect(slipSteps({ ...slip, state: "failed" }, "calculated", maker)).toEqual(["recalculate", "exclude"]);
});

test("once locked, pay is held until it is paid, and released until the run is closed", () => {
  expect(slipSteps({ ...slip, state: "final" }, "locked", maker)).toEqual(["hold"]);
  expect(slipSteps({ ...slip, state: "final" }, "paid", maker)).toEqual([]);
  expect(slipSteps({ ...slip, state: "final", held: true }, "paid", maker)).toEqual(["release"]);
  expect(slipSteps({ ...slip, state: "final", held: true }, "closed", maker)).toEqual([]);
});

test("only an approver reverses, and only what no longer changes", () => {
  expect(slipSteps({ ...slip, state: "published" }, "closed", approver)).toEqual(["reverse"]);
  expect(slipSteps({ ...slip, state: "published" }, "closed", maker)).toEqual([]);
  expect(slipSteps(slip, "submitted", approver)).toEqual([]);
  expect(slipSteps({ ...slip, state: "reversed" }, "closed", approver)).toEqual([]);
});
