/** Shares of pay and steps of a pass. */
import { describe, expect, test } from "vitest";
import { ketDueOn } from "../ket.ts";
import { passSteps } from "../pass-steps.ts";
import { sharesAddUp } from "../pay-shares.ts";

const rest = { shareKind: "remainder", sharePercent: null } as const;
const sum = { shareKind: "amount", sharePercent: null } as const;
const part = (sharePercent: number) => ({ shareKind: "percent", sharePercent }) as const;

describe("the shares of a pay", () => {
  test.each([
    [[rest]],
    [[part(10_000)]],
    [[part(6_000), part(4_000)]],
    [[rest, part(4_000)]],
    [[rest, sum, sum]],
    [[rest, part(9_999), sum]],
  ])("%j add up to 100 %", (accounts) => {
    expect(sharesAddUp(accounts)).toBe(true);
  });

  test.each([
    [[]],
    [[rest, rest]],
    [[part(9_999)]],
    [[part(6_000), part(4_001)]],
    [[rest, part(10_000)]],
    [[sum]],
    [[part(10_000), sum]],
  ])("%j do not add up", (accounts) => {
    expect(sharesAddUp(accounts)).toBe(false);
  });
});

test("an ended pass has no further step, a renewed one is issued again", () => {
  expect(passSteps("cancelled")).toEqual([]);
  expect(passSteps("expired")).toEqual([]);
  expect(passSteps("renewing")).toContain("issued");
  expect(passSteps("issued")).not.toContain("applied");
});

test("terms are due fourteen days after the first day", () => expect(ketDueOn("2026-12-20")).toBe("2027-01-03"));
