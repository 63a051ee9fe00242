import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

it("writes equal values as the same text, whatever the order of keys", () => {
  expect(canonicalJson({ b: [1, 'ü\n"', null], a: { d: true, c: -2.5 } })).toBe(
    '{"a":{"c":-2.5,"d":true},"b":[1,"ü\\n\\"",null]}',
  );
  expect(canonicalJson({ a: { c: -2.5, d: true }, b: [1, 'ü\n"', null] })).toBe(
    canonicalJson({ b: [1, 'ü\n"', null], a: { d: true, c: -2.5 } }),
  );
});

it("writes numbers as digits, however small or large", () => {
  expect([1e-7, -1.25e-8, 1.5e21, 0.000001, 760000].map(canonicalJson)).toEqual([
    "0.0000001",
    "-0.0000000125",
    "1500000000000000000000",
    "0.000001",
    "760000",
  ]);
});
