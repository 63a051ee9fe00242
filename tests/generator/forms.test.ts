/** The fields of request bodies: every operation with an object as its body has them, nested ones and rows included. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { expect, it } from "vitest";
import * as employees from "#generated/hrms/forms/employees.ts";
import * as gradeForms from "#generated/hrms/forms/grades.ts";
import { grades } from "#generated/hrms/resources/grades.ts";
import type { Json } from "#src/contract/document.ts";
import { readOperations } from "#src/contract/read-operations.ts";
import { emitForms } from "../../scripts/generate/emit-forms.ts";
import { filesOf, root } from "./make.ts";

const forms = filesOf(join(root, "generated/hrms/forms"));

function documentWith(schema: Json, schemas: Json = {}): Json {
  const body = { content: { "application/json": { schema } } };
  const answer = { 204: { description: "Done" } };
  return {
    openapi: "3.0.3",
    info: { title: "Forms", version: "1" },
    paths: {
      "/things": { post: { operationId: "addThing", tags: ["things"], requestBody: body, responses: answer } },
      "/things/{id}": { put: { operationId: "putThing", tags: ["things"], requestBody: body, responses: answer } },
    },
    components: { schemas },
  } as Json;
}

const emitted = (document: Json): string | undefined => emitForms(document, readOperations(document), "#src");

it("describes the body of every operation that takes an object, not only of create and update", () => {
  const described = Object.values(forms).flatMap((file) =>
    [...file.matchAll(/^export const (\w+) =/gm)].map((match) => match[1]),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      "createGrade",
      "giveEmployeeNotice",
      "updateSettings",
      "updateMyProfile",
      "calculateCpfMonth",
    ]),
  );
  expect(described.length).toBeGreaterThan(200);
  expect(new Set(described).size).toBe(described.length);
});

it("provides the fields of a resource's form, once for two operations with the same body", () => {
  expect(grades.input).toBe(gradeForms.createGrade);
  expect(gradeForms.updateGrade).toBe(gradeForms.createGrade);
  expect(readFileSync(join(root, "generated/hrms/resources/grades.ts"), "utf8")).not.toContain('"widget":"hidden"');
});

it("includes nested objects and the rows of arrays", () => {
  const { person, contact } = employees.createEmployee;
  expect(person.fields.fullName).toMatchObject({ type: "string", required: true, maxLength: 120 });
  expect(contact.fields.phones.items.fields.type).toMatchObject({ enum: ["mobile", "home", "work"], required: true });
});

it("describes each field by its type, whether it is required, its limits and its widget", () => {
  const schema: Json = {
    type: "object",
    required: ["name", "lines"],
    properties: {
      name: { type: "string", minLength: 1, maxLength: 40, pattern: "^[A-Z]" },
      pay: { type: "integer", nullable: true, minimum: 0, "x-widget": "money" },
      lines: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          required: ["kind"],
          properties: { kind: { type: "string", enum: ["in", "out"] }, note: { type: "string" } },
        },
      },
      place: { type: "object", required: ["city"], properties: { city: { type: "string" } } },
    },
  };
  const text = /addThing = (\{[\s\S]*?\}) as const satisfies/.exec(emitted(documentWith(schema)) ?? "")?.[1] ?? "";
  const plain = { type: "string", required: false, nullable: false };
  expect(runInThisContext(`(${text})`)).toEqual({
    name: { ...plain, required: true, minLength: 1, maxLength: 40, pattern: "^[A-Z]" },
    pay: { type: "integer", required: false, nullable: true, minimum: 0, widget: "money" },
    lines: {
      type: "array",
      required: true,
      nullable: false,
      minItems: 1,
      items: {
        type: "object",
        fields: { kind: { ...plain, required: true, enum: ["in", "out"] }, note: plain },
      },
    },
    place: { type: "object", required: false, nullable: false, fields: { city: { ...plain, required: true } } },
  });
});

it("stops at recursive schemas, and omits bodies without fields", () => {
  const node = {
    type: "object",
    properties: { name: { type: "string" }, next: { $ref: "#/components/schemas/Node" } },
  };
  const text = emitted(documentWith({ $ref: "#/components/schemas/Node" }, { Node: node } as Json)) ?? "";
  expect(text.match(/"name":/g)?.length).toBeGreaterThan(1);
  expect(text.match(/"name":/g)?.length).toBeLessThan(10);
  expect(text).toContain("export const putThing = addThing;");
  expect(emitted(documentWith({ type: "array", items: { type: "string" } }))).toBeUndefined();
});
