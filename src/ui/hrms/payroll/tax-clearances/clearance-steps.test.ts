/** Who may do what with a tax clearance, and when. */
import { expect, test } from "vitest";
import { clearanceSteps } from "./clearance-steps.ts";

const at = (status: Parameters<typeof clearanceSteps>[0]["status"], mayApprove = false, mayRun = true) =>
  clearanceSteps({ status, mayApprove }, mayRun);

test("a maker drafts, submits, files and pays", () => {
  expect(at("draft")).toEqual({ main: "submit", beside: "draft", others: ["cancel"] });
  expect(at("approved").main).toBe("acknowledge");
  expect(at("acknowledged").main).toBe("directive");
  expect(at("directed").main).toBe("settle");
});

test("only a second person approves or returns", () => {
  expect(at("submitted")).toEqual({ others: ["cancel"] });
  expect(at("submitted", true, false)).toEqual({ main: "approve", beside: "return", others: [] });
});

test("nothing is offered without the right to run, or once it is cancelled", () => {
  expect(at("draft", false, false)).toEqual({ others: [] });
  expect(at("cancelled")).toEqual({ others: [] });
  expect(at("settled")).toEqual({ beside: "amend", others: [] });
});
