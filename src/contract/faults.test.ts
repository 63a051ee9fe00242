/** ajv errors as faults: place, code and parameters. */
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { faultsOf } from "./faults.ts";

function faults(schema: object, value: unknown) {
  const validate = new Ajv({ allErrors: true, strict: false, formats: { date: /^\d{4}-\d\d-\d\d$/ } }).compile(schema);
  validate(value);
  return faultsOf(validate.errors);
}
const field = (schema: object) => ({ type: "object", properties: { a: schema } });

describe("validation errors", () => {
  it.each([
    ["required", { type: "object", required: ["a"] }, {}, { pointer: "/a", code: "required" }],
    ["unknown", { type: "object", additionalProperties: false }, { "b/~": 1 }, { pointer: "/b~1~0", code: "unknown" }],
    ["type", field({ type: "string" }), { a: 1 }, { code: "type", params: { type: "string" } }],
    ["format", field({ type: "string", format: "date" }), { a: "x" }, { code: "format", params: { format: "date" } }],
    ["pattern", field({ pattern: "^a$" }), { a: "b" }, { code: "pattern", params: { pattern: "^a$" } }],
    ["enum", field({ enum: ["x", "y"] }), { a: "b" }, { code: "enum", params: { allowed: ["x", "y"] } }],
    ["const", field({ const: 1 }), { a: 2 }, { code: "const", params: { allowed: 1 } }],
    ["minLength", field({ minLength: 2 }), { a: "b" }, { code: "minLength", params: { limit: 2 } }],
    ["maxLength", field({ maxLength: 2 }), { a: "bcd" }, { code: "maxLength", params: { limit: 2 } }],
    ["minimum", field({ minimum: 2 }), { a: 1 }, { code: "minimum", params: { limit: 2 } }],
    ["exclusiveMaximum", field({ exclusiveMaximum: 2 }), { a: 2 }, { code: "exclusiveMaximum", params: { limit: 2 } }],
    ["multipleOf", field({ multipleOf: 5 }), { a: 2 }, { code: "multipleOf", params: { of: 5 } }],
    ["minItems", field({ minItems: 1 }), { a: [] }, { code: "minItems", params: { limit: 1 } }],
    ["uniqueItems", field({ uniqueItems: true }), { a: [1, 1] }, { code: "uniqueItems" }],
    ["choice", field({ oneOf: [{}, {}] }), { a: 1 }, { code: "choice" }],
    ["invalid", field({ not: {} }), { a: 1 }, { code: "invalid" }],
  ])("%s", (_, schema, value, expected) => {
    expect(faults(schema, value)).toEqual([{ pointer: "/a", message: expect.any(String) as string, ...expected }]);
  });

  it("have English messages for people who read the response itself", () => {
    expect(faults(field({ maxLength: 2 }), { a: "bcd" })[0]?.message).toBe("must have at most 2 characters");
    expect(faults(field({ enum: ["x", "y"] }), { a: 1 })[0]?.message).toBe("must be one of x, y");
  });
});

it("are reported once each, and a failed choice only if no error below it is more specific", () => {
  const choice = field({
    oneOf: [{ type: "object", required: ["b"], properties: { b: { type: "string" } } }, { type: "string" }],
  });
  expect(faults(choice, { a: { b: 1 } }).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    "/a/b type",
    "/a type",
  ]);
  const twice = field({ allOf: [{ type: "string" }, { type: "string" }] });
  expect(faults(twice, { a: 1 })).toHaveLength(1);
});

it("are empty for valid input", () => {
  expect(faultsOf(null)).toEqual([]);
});
