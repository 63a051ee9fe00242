import { DrizzleQueryError } from "drizzle-orm/errors";
import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { errorFields } from "./error-fields.ts";

it("keeps code, constraint, table and statement of a failed query, but not parameters, message or row", () => {
  const refused = Object.assign(new DatabaseError('invalid input: "Lim Ai Ling"', 10, "error"), {
    code: "23505",
    constraint: "persons_tenant_id_number_key",
    table: "persons",
    detail: "Key (full_name)=(Lim Ai Ling) already exists.",
  });
  const fields = errorFields(
    new DrizzleQueryError('insert into "persons" ("full_name") values ($1)', ["Lim Ai Ling", 987_654], refused),
  );
  expect(fields).toMatchObject({
    statement: "insert persons",
    cause: { name: "error", code: "23505", constraint: "persons_tenant_id_number_key", table: "persons" },
  });
  expect(fields.stack?.[0]).toMatch(/error-fields\.test\.ts:\d+:\d+/);
  expect(JSON.stringify(fields)).not.toMatch(/Lim|987654/);
});

it("keeps no message of other errors, nor lines of it that look like stack frames", () => {
  const faults = [
    new SyntaxError('Unexpected token, "Lim" is not valid JSON'),
    new Error("a\n    at Lim (/srv/Lim.ts:1:1)\n    at Lim (file:///Lim.ts:1:1)"),
    new Error("outer", { cause: new RangeError("Lim") }),
    "Lim",
    { Lim: "Lim" },
    null,
  ];
  for (const fault of faults) expect(JSON.stringify(errorFields(fault))).not.toContain("Lim");
});

it("keeps the code of a network error and the status of a server that rejected", () => {
  expect(errorFields(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }))).toMatchObject({
    name: "Error",
    code: "ECONNREFUSED",
  });
  expect(
    errorFields(Object.assign(new Error("550 no such person"), { code: "EMESSAGE", responseCode: 550 })),
  ).toMatchObject({ code: "EMESSAGE", status: 550 });
});

it("stops if a cause refers back to itself", () => {
  const error = new Error("round");
  error.cause = error;
  expect(errorFields(error).name).toBe("Error");
});
