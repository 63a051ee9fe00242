/** The API reference says in words who may call an operation. */
import { expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { type Json, record } from "#src/contract/document.ts";
import { isIdempotent, policies } from "#src/contract/operation.ts";
import { describePolicies } from "./policies.ts";

const described = describePolicies(document as unknown as Json);
const lines = (path: string, method: string): string[] =>
  String(record(record(record(described["paths"])[path])[method])["description"])
    .split("\n")
    .filter((line) => line.startsWith("- "));

it.each([
  ["/jwt/login", "post", ["Limited attempts", "signed in from"]],
  ["/me/app-settings", "patch", ["signed in", "Not for API keys", "two-step", "suspended or closing"]],
  ["/companies/{companyId}", "delete", ["`delete` on `companies`", "archived company"]],
  ["/companies/{companyId}/employees", "get", ["`read` on `employees`, if only for some records"]],
  ["/tenant/api-keys", "post", ["`create` on `api-keys`", "Not for API keys", "Not during support access"]],
])("%s %s", (path, method, words) => {
  const said = lines(path, method).join("\n");
  for (const word of words) expect(said).toContain(word);
});

it("has a line for every policy of every operation but the one that limits nothing", () => {
  const extensions = Object.values(policies).map(({ extension }) => extension);
  const counts = operations.map((operation) => {
    const { path, method, security } = operation;
    const node = record(record(record(described["paths"])[path])[method]);
    const stated = extensions.filter((name) => (node[name] ?? "none") !== "none" && name !== "x-idempotency");
    const others = [
      security === "required",
      node["x-manages-access"] === true,
      node["x-query"] === true,
      isIdempotent(operation),
    ];
    return { path, method, expected: stated.length + others.filter(Boolean).length };
  });
  expect(counts.filter(({ path, method, expected }) => lines(path, method).length !== expected)).toEqual([]);
});

it("leaves the rest of the document as it is", () => {
  const without = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_key, one: unknown) =>
        record(one)["operationId"] === undefined ? one : { ...record(one), description: undefined },
      ),
    );
  expect(without(described)).toEqual(without(document));
});
