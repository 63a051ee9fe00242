/** The forms' validators say what the gateway says of the same body, and run where no code may be made from text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { operations } from "#generated/hrms/operations.ts";
import { login, register } from "#generated/hrms/validators/auth.js";
import { createGrade, updateGrade } from "#generated/hrms/validators/grades.js";
import type { Check } from "#src/client/validation.ts";
import { formats } from "#src/contract/formats.ts";
import { createChecks } from "#src/server/gateway/checks.ts";
import { createSchemas } from "#src/server/gateway/schemas.ts";
import { root } from "./make.ts";

const schemas = createSchemas(document);
function gateway(id: string, body: unknown) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(id);
  return createChecks(document, operation, schemas, () => undefined).body(body, "application/json");
}
const sorted = (faults: ReturnType<Check>) =>
  faults.toSorted((a, b) => `${a.pointer} ${a.code}`.localeCompare(`${b.pointer} ${b.code}`));

const grade = { name: "Lead", rank: 3 };
const cases: [string, Check, unknown][] = [
  ["createGrade", createGrade, grade],
  ["createGrade", createGrade, {}],
  ["createGrade", createGrade, []],
  ["createGrade", createGrade, { ...grade, name: " ", rank: 1000, extra: true }],
  ["createGrade", createGrade, { ...grade, name: "x".repeat(81), payMin: null, payMax: -1, noticeDays: 1.5 }],
  ["createGrade", createGrade, { ...grade, name: "🎏".repeat(80), status: "archived", defaultLeavePolicyId: "no" }],
  ["updateGrade", updateGrade, { rank: "3" }],
  ["login", login, { email: "", password: "" }],
  ["register", register, { email: "no address", password: "x", username: "mei" }],
  ["register", register, { email: "mei.tan@kopi.example", password: "x", username: "mei" }],
];

it.each(cases)("%s agrees with the gateway on a body", (id, check, body) => {
  expect(sorted(check(body))).toEqual(sorted(gateway(id, body)));
});

it("needs neither eval nor require", () => {
  for (const contract of ["hrms", "demo"]) {
    const folder = join(root, "generated", contract, "validators");
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
      expect(readFileSync(join(folder, file), "utf8")).not.toMatch(/\beval\(|new Function|\brequire\(/);
    }
  }
});

it.each([
  ["date", ["2024-02-29", "0001-01-31"], ["2023-02-29", "2024-13-01", "2024-1-1", ""]],
  ["time", ["23:59:60Z", "08:00:00.5+08:00"], ["24:00:00Z", "08:00:00", "8:00:00Z"]],
  [
    "date-time",
    ["2026-11-20T04:30:00.000Z", "2026-11-20 04:30:00+08:00"],
    ["2026-11-20", "2026-02-30T04:30:00Z", "2026-11-20T04:30"],
  ],
  ["email", ["mei.tan@kopi.example", "a+b@x-y.sg"], ["mei", "mei@", "mei@kopi", "a b@kopi.example", ".a@kopi.example"]],
  ["uuid", ["0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11"], ["0d6f6a52", "0d6f6a525c3f4f0e9d5b6f3d3c6f0a11"]],
  ["uri", ["https://hrms.example/a?b#c", "mailto:mei@kopi.example"], ["/a", "hrms.example", "https://a b"]],
] as const)("knows %s as the server does", (name, right, wrong) => {
  const server = schemas.compile({ type: "string", format: name }, "request");
  for (const [values, expected] of [
    [right, true],
    [wrong, false],
  ] as const) {
    for (const value of values)
      expect([value, formats[name](value), server(value)]).toEqual([value, expected, expected]);
  }
});
