import { expect, test } from "vitest";
import { balanceInCents, invoiceTotals } from "./invoice-totals.ts";

test.each([
  // Lines, discount and tax in hundredths of a percent; subtotal, discount, tax, total.
  [[[1, 48_000]], 0, 0, [48_000, 0, 0, 48_000]],
  [[[3, 9_950]], 0, 900, [29_850, 0, 2_687, 32_537]],
  [[[1, 1_005]], 1_000, 900, [1_005, 101, 81, 985]],
  [[[1, 50]], 100, 0, [50, 1, 0, 49]],
  [[[7, 1_999]], 1_250, 900, [13_993, 1_749, 1_102, 13_346]],
  [[[1, 10]], 10_000, 900, [10, 10, 0, 0]],
  [[], 500, 900, [0, 0, 0, 0]],
  [[[9_999, 99_999_999]], 3_333, 900, [999_899_990_001, 333_266_666_667, 59_996_999_100, 726_630_322_434]],
] as const)("%j less %d plus %d", (rows, discountRate, taxRate, amounts) => {
  const lines = rows.map(([quantity, priceInCents]) => ({ quantity, priceInCents }));
  const { subtotal, discount, tax, total } = invoiceTotals(lines, discountRate, taxRate);
  expect([subtotal, discount, tax, total]).toEqual(amounts);
});

test.each([
  [871, 87_100],
  ["$871", 87_100],
  ["-$205", -20_500],
  ["$1.05", 105],
  [0.29, 29],
])("a balance of %s is %d cents", (balance, cents) => expect(balanceInCents(balance)).toBe(cents));
