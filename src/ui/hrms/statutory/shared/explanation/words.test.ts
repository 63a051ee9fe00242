/** Exact amounts on screen. */
import { expect, test } from "vitest";
import { exactMoney, rateOfPay } from "./words.ts";

const english = (cents: number): string =>
  new Intl.NumberFormat("en-SG", { style: "currency", currency: "SGD" }).format(cents / 100);
const german = (cents: number): string =>
  new Intl.NumberFormat("de-DE", { style: "currency", currency: "SGD" }).format(cents / 100);

test.each([
  ["151048.9510…", "$1,510.489510…"],
  ["1258.741258…", "$12.587412…"],
  ["1200", "$12.00"],
  ["1363.63636363…", "$13.636363…"],
  ["5", "$0.05"],
])("%s cents are %s", (cents, shown) => expect(exactMoney(cents, english)).toBe(shown));

test("the digits follow the cents wherever the currency is written", () =>
  expect(exactMoney("151048.9510…", german)).toMatch(/^1\.510,489510…\s/));

test.each([
  ["1363.6363…", "$13.6364"],
  ["151048.9510…", "$1,510.4895"],
  ["1360", "$13.60"],
  ["1360.5", "$13.605"],
  ["1360.495", "$13.605"],
  ["1360.4949…", "$13.6049"],
  ["1360.005", "$13.6001"],
  ["99.9999…", "$1.00"],
])("a rate of %s cents is shown as %s", (cents, shown) => expect(rateOfPay(cents, english)).toBe(shown));
