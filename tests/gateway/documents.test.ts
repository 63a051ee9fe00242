/** Third-party documents: OpenAPI 3.1, circular schemas, hundreds of operations, unusual paths. */
import { describe, expect, it } from "vitest";
import { documentContract } from "#src/server/document-contract.ts";
import { createDemoSessions } from "#src/server/demo-sessions.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { createClientState } from "#src/server/gateway/mock/client-state.ts";
import { createRouter } from "#src/server/gateway/router.ts";
import { testGateway, type TestGateway } from "../support/gateway.ts";
import { bigDocument } from "./big-document.ts";
import type { Json } from "./studio.ts";

function open(document: Json): TestGateway {
  return testGateway(
    createGateway({
      contracts: [documentContract("any", document)],
      mode: "strict",
      mock: { clients: createDemoSessions(createClientState) },
    }),
  );
}

const answering = (schema: Json, more: Json = {}) => ({
  "200": { description: "It.", content: { "application/json": { schema, ...more } } },
});

describe("OpenAPI 3.1", () => {
  const gateway = open({
    openapi: "3.1.0",
    info: { title: "New", version: "1" },
    paths: {
      "/notes": {
        post: {
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["kind", "text"],
                  properties: {
                    kind: { const: "note" },
                    text: { type: ["string", "null"] },
                    level: { type: "integer", exclusiveMinimum: 0 },
                    pair: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
                    named: { $ref: "#/components/schemas/Name", maxLength: 3 },
                  },
                },
              },
            },
          },
          responses: { "204": { description: "Noted." } },
        },
        get: {
          parameters: [
            { name: "limit", in: "query", schema: { anyOf: [{ type: "integer" }, { type: "null" }], default: 5 } },
          ],
          responses: answering({ type: "object", examples: [{ from: "schema" }] }),
        },
      },
    },
    webhooks: { made: { post: { responses: { "200": { description: "Heard." } } } } },
    components: { schemas: { Name: { type: "string", minLength: 1 } } },
  });
  const send = async (body: Json) => {
    const { status, body: problem } = await gateway.call<{ errors?: { pointer: string; code: string }[] } | null>(
      "POST",
      "/notes",
      { body },
    );
    return status === 204 ? [] : (problem?.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
  };

  it("type lists, const, tuples, numeric bounds, and siblings of a reference are validated", async () => {
    expect(await send({ kind: "note", text: null, level: 1, pair: ["a", 1], named: "abc" })).toEqual([]);
    expect(await send({ kind: "memo", text: 1, level: 0, pair: [1], named: "abcd" })).toEqual(
      expect.arrayContaining([
        "/kind const",
        "/text type",
        "/level exclusiveMinimum",
        "/pair/0 type",
        "/named maxLength",
      ]),
    );
  });

  it("several types in the query, and examples of a schema, are supported", async () => {
    expect(await gateway.call("GET", "/notes?limit=7")).toMatchObject({ status: 200, body: { from: "schema" } });
    expect((await gateway.call("GET", "/notes?limit=many")).status).toBe(422);
  });
});

it("circular schemas end", async () => {
  const names = Array.from({ length: 120 }, (_, at) => `S${at}`);
  const ref = (at: number) => ({ $ref: `#/components/schemas/S${at % names.length}` });
  const schemas = Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        type: "object",
        required: ["id", "next"],
        properties: {
          id: { type: "string", format: "uuid" },
          next: { type: "array", items: ref(at + 1) },
          either: { oneOf: [ref(at * 3), ref(at * 7)] },
          self: ref(at),
          more: { type: "array", items: ref(at * 5) },
        },
      },
    ]),
  );
  const gateway = open({
    openapi: "3.0.3",
    info: { title: "Circles", version: "1" },
    paths: { "/s": { get: { responses: answering(ref(0)) } } },
    components: { schemas },
  });
  for (const Prefer of ["wait=0", "dynamic=true"]) {
    const answer = await gateway.call<Json>("GET", "/s", { headers: { Prefer } });
    expect(answer.status).toBe(200);
    expect(answer.body["id"]).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify(answer.body).length).toBeLessThan(200_000);
  }
});

it("hundreds of chained references are validated", async () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [
      `C${at}`,
      {
        type: "object",
        properties: { inner: at === 399 ? { type: "integer" } : { $ref: `#/components/schemas/C${at + 1}` } },
      },
    ]),
  );
  const document = {
    openapi: "3.0.3",
    info: { title: "Chain", version: "1" },
    paths: {
      "/c": {
        put: {
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/C0" } } } },
          responses: { "204": { description: "Fine." } },
        },
      },
    },
    components: { schemas },
  };
  expect(await open(document).call("PUT", "/c", { body: { inner: { inner: { inner: 7 } } } })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/inner/inner/inner", code: "type" }] },
  });
});

it("a document of 874 operations is served at once, each as a resource", async () => {
  const gateway = open(bigDocument(874));
  const made = await gateway.call<Json>("POST", "/v1/thing100s", { body: { name: "Kettle", amount: 3 } });
  expect(made.status).toBe(201);
  expect((await gateway.call("GET", `/v1/thing100s/${String(made.body["id"])}`)).body).toEqual(made.body);
  expect((await gateway.call<{ total: number }>("GET", "/v1/thing100s")).body.total).toBe(3);
});

it.each([
  ["it is not an OpenAPI 3.0 or 3.1 document", { swagger: "2.0", paths: {} }],
  ["it has no paths", { openapi: "3.0.3" }],
  [
    "nothing is found at #/components/schemas/Gone",
    { openapi: "3.0.3", paths: { "/a": { get: { responses: answering({ $ref: "#/components/schemas/Gone" }) } } } },
  ],
])("an unusable document is reported: %s", (reason, document) => {
  expect(() => documentContract("any", document)).toThrowError(reason);
});

describe("paths", () => {
  const router = createRouter<string>();
  for (const path of [
    "/a/{id}",
    "/a/new",
    "/a/{id}:cancel",
    "/files/{name}.{ext}",
    "/between/{from}-{to}/days",
    "/odd/*",
    "/colon:here",
    "/{first}/{second}/{third}",
  ])
    router.add("GET", path, path);

  it.each([
    ["/a/7", "/a/{id}", { id: "7" }],
    ["/a/new", "/a/new", {}],
    ["/a/7:cancel", "/a/{id}:cancel", { id: "7" }],
    ["/files/report.v2.pdf", "/files/{name}.{ext}", { name: "report", ext: "v2.pdf" }],
    ["/between/1-9/days", "/between/{from}-{to}/days", { from: "1", to: "9" }],
    ["/a/x%2Fy%20z", "/a/{id}", { id: "x/y z" }],
    ["/colon:here", "/colon:here", {}],
    ["/x/y/z", "/{first}/{second}/{third}", { first: "x", second: "y", third: "z" }],
  ])("%s is %s", (pathname, target, path) => {
    expect(router.find("GET", pathname)).toEqual({ target, path });
  });

  it.each(["/a", "/a/", "/A/7", "/odd/x", "/nothing"])("%s matches no operation", (pathname) => {
    expect(router.find("GET", pathname)).toBeNull();
  });

  it("the first of two equal paths is served", () => {
    expect(router.add("GET", "/a/{other}", "second")).toBe(false);
    expect(router.find("GET", "/a/7")?.target).toBe("/a/{id}");
  });
});

it("a declared error without example keeps its schema and contains the validation errors", async () => {
  const refusal = {
    type: "object",
    required: ["message", "code"],
    properties: { message: { type: "string" }, code: { type: "integer", enum: [7] } },
  };
  const gateway = open({
    openapi: "3.0.3",
    info: { title: "Refusals", version: "1" },
    paths: {
      "/things": {
        post: {
          requestBody: {
            required: true,
            content: { "application/json": { schema: { type: "object", required: ["name"] } } },
          },
          responses: {
            "204": { description: "Noted." },
            "400": { description: "No.", content: { "application/json": { schema: refusal } } },
          },
        },
      },
    },
  });
  const answer = await gateway.call("POST", "/things", { body: {} });
  expect(answer).toMatchObject({
    status: 400,
    headers: { "content-type": "application/json" },
    body: { message: expect.any(String) as string, code: 7, errors: [{ pointer: "/name", code: "required" }] },
  });
});

it("a response is validated if its media type has a parameter after a space", async () => {
  const schema = { type: "object", properties: { id: { type: "integer" } } };
  const content = { "application/json; charset=utf-8": { schema, example: { id: "one" } } };
  const gateway = open({
    openapi: "3.1.0",
    info: { title: "Charset", version: "1" },
    paths: { "/pots": { get: { responses: { "200": { description: "A pot.", content } } } } },
  });
  expect(await gateway.call("GET", "/pots")).toMatchObject({
    status: 500,
    body: { errors: [{ pointer: "/id", code: "type" }] },
  });
});
