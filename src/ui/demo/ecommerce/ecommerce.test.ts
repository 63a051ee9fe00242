import { expect, test } from "vitest";
import { isCardNumber, isExpiry, isPostcode } from "./card-checks.ts";
import { cartTotals } from "./checkout-totals.ts";
import { productIdOf, readShop } from "./shop-view.ts";

test.each([
  ["4242 4242 4242 4242", true],
  ["4242 4242 4242 4241", false],
  ["378282246310005", true],
  ["0", false],
  ["4242-4242-4242-4242x", false],
])("card number %s", (text, valid) => expect(isCardNumber(text)).toBe(valid));

test.each([
  ["11/26", true],
  ["10/26", false],
  ["1/27", true],
  ["13/27", false],
  ["11/2026", true],
  ["", false],
])("expiry %s in November 2026", (text, valid) => expect(isExpiry(text, "2026-11-26")).toBe(valid));

test.each([
  ["SG", "089666", true],
  ["SG", "89666", false],
  ["PT", "4050-265", true],
  ["DE", "1011", false],
])("postcode in %s: %s", (country, text, valid) => expect(isPostcode(country, text)).toBe(valid));

test("discounts are rounded per product, and the coupon applies to what they leave", () => {
  const lines = [
    { price: 389.9, qty: 1, discountPercentage: 12, hasFreeShipping: true },
    { price: 0.05, qty: 3, discountPercentage: 10, hasFreeShipping: false },
  ];
  expect(cartTotals(lines, "")).toEqual({ list: 39_005, discount: 4_681, coupon: 0, delivery: 490, total: 34_814 });
  expect(cartTotals(lines, " kopi10 ")).toMatchObject({ coupon: 3_432, total: 31_382 });
  expect(cartTotals(lines.slice(0, 1), "NONE")).toMatchObject({ coupon: 0, delivery: 0, total: 34_311 });
  expect(cartTotals([], "KOPI10").total).toBe(0);
});

test("the view drops what it doesn't know", () => {
  expect(readShop({ q: "tea", sort: "featured", page: "2", price: "1-2", rating: 4, category: "Audio,Toys" })).toEqual({
    q: "tea",
    page: 2,
    rating: 4,
    category: ["Audio"],
  });
  expect(readShop({ brand: ["Tidewright"], sort: "price-desc", page: 0 })).toEqual({
    brand: ["Tidewright"],
    sort: "price-desc",
  });
  expect([productIdOf("pulse-watch-5-1"), productIdOf("12"), productIdOf("pulse"), productIdOf("a-0")]).toEqual([
    1, 12, 0, 0,
  ]);
});
