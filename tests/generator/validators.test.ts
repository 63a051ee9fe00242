/** The generated validators match the gateway on the same body, and run without eval. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { operations } from "#generated/hrms/operations.ts";
import { login, register } from "#generated/hrms/validators/auth.js";
import { createGrade, updateGrade } from "#generated/hrms/validators/grades.js";
import type { Check } from "#src/client/validation.ts";
import { faultsOf } from "#src/contract/faults.ts";
import { formats } from "#src/contract/formats.ts";
import { createChecks } from "#src/server/gateway/checks.ts";
import { createSchemas } from "#src/server/gateway/schemas.ts";
import { runNode } from "../../scripts/lib/run.ts";
import { filesOf, generate, root } from "./make.ts";

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

it.each(cases)("%s matches the gateway on a body", (id, check, body) => {
  expect(sorted(check(body))).toEqual(sorted(gateway(id, body)));
});

const modulesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
const committed = ["hrms", "demo"].flatMap((contract) => modulesOf(join(root, "generated", contract, "validators")));

it("needs neither eval nor require", () => {
  expect(committed.length).toBeGreaterThan(60);
  for (const file of committed) expect(readFileSync(file, "utf8")).not.toMatch(/\beval\(|new Function|\brequire\(/);
});

it("loads in Node without a bundler", { timeout: 60_000 }, async () => {
  const all = committed.map((file) => `import ${JSON.stringify(file)};\n`).join("");
  expect(await runNode(["--input-type=module", "--eval", all])).toEqual({ code: 0, output: "" });
});

/** A tree whose branches are trees, used by two tags, one of which has it as its whole body. */
const tree = {
  openapi: "3.1.0",
  info: { title: "Trees", version: "1" },
  paths: Object.fromEntries(
    [
      ["plantTree", "Garden", { $ref: "#/components/schemas/Tree" }],
      ["sellTrees", "Shop", { type: "array", maxItems: 2, items: { $ref: "#/components/schemas/Tree" } }],
    ].map(([operationId, tag, schema]) => [
      `/${String(operationId)}`,
      {
        post: {
          operationId,
          tags: [tag],
          requestBody: { content: { "application/json": { schema } } },
          responses: { 204: { description: "Done" } },
        },
      },
    ]),
  ),
  components: {
    schemas: {
      Tree: {
        type: "object",
        required: ["name"],
        additionalProperties: false,
        properties: {
          name: { type: "string", pattern: '^[a-z,"]+$', enum: ["oak", "func0.call(schema0, ", 'say "schema1.x"'] },
          height: { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
          branches: { type: "array", uniqueItems: true, items: { $ref: "#/components/schemas/Branch" } },
          schema0: { type: "boolean" },
        },
      },
      Branch: {
        oneOf: [
          { $ref: "#/components/schemas/Tree" },
          { type: "object", properties: { validate0: { type: "string", minLength: 2 } }, required: ["validate0"] },
        ],
      },
    },
  },
};

it("writes a component used by several tags once, also if it is recursive", { timeout: 60_000 }, async () => {
  const folder = join(root, ".cache/generator-validators");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "trees.json"), JSON.stringify(tree));
  const made = await generate(["--spec", join(folder, "trees.json"), "--out", join(folder, "out")]);
  expect(made).toEqual({ code: 0, output: ".cache/generator-validators/out: 2 operations\n" });
  const files = filesOf(join(folder, "out/validators"));
  const holding = Object.keys(files).filter((file) => files[file]?.includes(`"multipleOf"`));
  expect(holding).toEqual(["components/tree.js"]);

  const { plantTree } = (await import(join(folder, "out/validators/garden.js"))) as { plantTree: Check };
  const { sellTrees } = (await import(join(folder, "out/validators/shop.js"))) as { sellTrees: Check };
  const own = createSchemas(tree);
  const oak = { name: "oak", height: 1.5 };
  const bodies: unknown[] = [
    oak,
    { name: 'say "schema1.x"', schema0: true },
    { ...oak, branches: [{ ...oak, branches: [{ ...oak, branches: [{ name: "elm", x: 1 }] }] }] },
    { ...oak, height: 0, branches: [oak, oak], schema0: 1, ["a/b~"]: 1, ["__proto__x"]: 1 },
    { ...oak, branches: [{ validate0: "y" }, { validate0: "long" }, 3] },
    [],
  ];
  for (const body of bodies) {
    for (const [id, check, sent] of [
      ["plantTree", plantTree, body],
      ["sellTrees", sellTrees, [body, body, oak]],
    ] as const) {
      const schema = tree.paths[`/${id}`]?.post.requestBody.content["application/json"].schema;
      const validate = own.compile(schema, "request");
      validate(sent);
      expect([id, sorted(check(sent))]).toEqual([id, sorted(faultsOf(validate.errors))]);
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
