/** Changes of basic pay between rows of pay terms. */
import { expect, test } from "vitest";
import { payChange } from "./pay-change.ts";

const monthly = (basic: number) => ({ basic, rateType: "monthly" as const, currency: "SGD" });

test("a raise and a cut are an amount and a share of the earlier pay", () => {
  expect(payChange(monthly(330_000), monthly(300_000))).toEqual({ by: 30_000, share: 0.1 });
  expect(payChange(monthly(270_000), monthly(300_000))).toEqual({ by: -30_000, share: -0.1 });
  expect(payChange(monthly(300_000), monthly(300_000))).toEqual({ by: 0, share: 0 });
});

test("a first row, another pay type or another currency has no change, and zero pay no share", () => {
  expect(payChange(monthly(300_000), undefined)).toBeNull();
  expect(payChange(monthly(300_000), { ...monthly(2_000), rateType: "hourly" })).toBeNull();
  expect(payChange(monthly(300_000), { ...monthly(300_000), currency: "USD" })).toBeNull();
  expect(payChange(monthly(300_000), monthly(0))).toEqual({ by: 300_000, share: null });
});
