/** Contracts: every operation has a handler, and generated files say so. */
import { describe, expect, test } from "vitest";
import { type Operation, policies } from "#src/contract/operation.ts";
import { operations as demoOperations } from "#generated/demo/operations.ts";
import { operations as hrmsOperations } from "#generated/hrms/operations.ts";
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { hrmsHandlers } from "#src/handlers/hrms/handlers.ts";
import { files, read } from "./tree.ts";

/** Operations answered by the contract's own example, each with its reason. */
const answeredByExample: Record<string, string> = {};
/** Operations of the demo contract that the server answers itself. */
const answeredByServer: Record<string, string> = { resetDemo: "the samples belong to the session, not to a handler" };

const shared = new Set(hrmsOperations.map(({ id }) => id));

describe.each([
  { name: "hrms", operations: hrmsOperations as readonly Operation[], handlers: Object.keys(hrmsHandlers) },
  {
    name: "demo",
    operations: (demoOperations as readonly Operation[]).filter(({ id }) => !shared.has(id)),
    handlers: Object.keys(demoHandlers),
  },
])("$name", ({ operations, handlers }) => {
  test("every operation has a handler, or is listed with a reason", () => {
    const missing = operations.filter(
      ({ id }) => !handlers.includes(id) && !(id in answeredByExample) && !(id in answeredByServer),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test("every handler has an operation", () => {
    expect(handlers.filter((id) => !operations.some((operation) => operation.id === id))).toEqual([]);
  });
});

test("operations in both contracts are identical", () => {
  const inDemo = (demoOperations as readonly Operation[]).filter(({ id }) => shared.has(id));
  expect(inDemo.map(({ id, method, path }) => ({ id, method, path }))).toEqual(
    inDemo
      .map(({ id }) => hrmsOperations.find((operation) => operation.id === id))
      .map((operation) => operation && { id: operation.id, method: operation.method, path: operation.path }),
  );
});

test("generated files have a header that says so", () => {
  const code = files.filter((file) => file.startsWith("generated/") && /\.[jt]s$/.test(file));
  expect(code.length).toBeGreaterThan(10);
  expect(code.filter((file) => !read(file).startsWith("// Generated "))).toEqual([]);
});

test("each extension of the contracts is documented", () => {
  const known = new Set([...read("docs/client.md").matchAll(/^\| `(x-[a-z-]+)` \|/gm)].map((match) => match[1]));
  const policyNames = Object.values(policies).map(({ extension }) => extension);
  expect(policyNames.filter((name) => !known.has(name))).toEqual([]);
  const used = files
    .filter((file) => file.startsWith("openapi/"))
    .flatMap((file) => [...read(file).matchAll(/(?<![\w-])["']?(x-[a-z-]+)["']?\s*:/g)].map((match) => match[1] ?? ""));
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});
