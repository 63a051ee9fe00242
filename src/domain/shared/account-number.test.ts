/** Account numbers against the patterns of banks. */
import { expect, test } from "vitest";
import { accountNumberFits, accountRuleOf } from "./account-number.ts";

test.each([
  [null, "0721234567", true],
  [null, "DE89 3704 0044", true],
  [null, "12", false],
  [null, "anything", false],
  ["[0-9]{9,12}", "072123456", true],
  ["[0-9]{9,12}", "072-123 456", true],
  ["[0-9]{9,12}", "07212345", false],
  ["[0-9]{9,12}", "0721234567890", false],
  ["[0-9]{3}-[0-9]{6}", "072-123456", true],
  ["[0-9]{3}-[0-9]{6}", "072123456", false],
  ["[0-9]{9,12}", "07212345A", false],
])("%s: %s", (pattern, number, fits) => {
  expect(accountNumberFits(pattern, number)).toBe(fits);
});

test.each([
  [null, { rule: "least", minimum: 5 }],
  ["[0-9]{10}", { rule: "exactly", minimum: 10 }],
  ["[0-9]{9,10}", { rule: "range", minimum: 9, maximum: 10 }],
  ["[0-9]{3}-[0-9]{6,9}", { rule: "format", format: "000-000000" }],
])("the rule of %s", (pattern, rule) => {
  expect(accountRuleOf(pattern)).toEqual(rule);
});
