/** Values of custom fields against their definitions. */
import { expect, test } from "vitest";
import { type CustomFieldRule, customFieldFaults } from "./custom-fields.ts";

const rule = (code: string, kind: CustomFieldRule["kind"], more: Partial<CustomFieldRule> = {}): CustomFieldRule => ({
  code,
  kind,
  choices: [],
  required: false,
  ...more,
});
const rules = [
  rule("lot", "text"),
  rule("shoes", "number"),
  rule("since", "date"),
  rule("driver", "yesNo"),
  rule("shirt", "choice", { choices: ["S", "M"] }),
];
const codes = (values: Record<string, string | number | boolean | null>, before = {}) =>
  customFieldFaults(rules, values, before).map(({ pointer, code }) => [pointer, code]);

test("valid and empty values are accepted", () => {
  expect(codes({ lot: "B12", shoes: 42, since: "2026-02-28", driver: false, shirt: "M" })).toEqual([]);
  expect(codes({ lot: null, shirt: null })).toEqual([]);
});

test.each([
  [{ lot: 1 }, "type"],
  [{ shoes: "42" }, "type"],
  [{ since: "2026-02-30" }, "format"],
  [{ driver: "yes" }, "type"],
  [{ shirt: "XL" }, "enum"],
  [{ unknown: "x" }, "unknown"],
])("%j is refused as %s", (values, code) =>
  expect(codes(values)).toEqual([[`/customFields/${Object.keys(values)[0]}`, code]]),
);

test("the value of a removed field stays, and a required one must be given", () => {
  expect(codes({ old: "x" }, { old: "x" })).toEqual([]);
  expect(customFieldFaults([rule("lot", "text", { required: true })], {})).toEqual([
    { pointer: "/customFields/lot", code: "required" },
  ]);
});
