/** What the operation table says about a document, including edge cases. */
import { describe, expect, it } from "vitest";
import { readOperations } from "./read-operations.ts";

const integer = { type: "integer" };
const rows = { type: "array", items: { type: "object" } };
const query = (...names: string[]) => names.map((name) => ({ name, in: "query", schema: integer }));
const answer = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});
const one = (operation: object, more: object = {}, path = "/things") => {
  const [found] = readOperations({
    openapi: "3.0.3",
    ...more,
    paths: { [path]: { get: { operationId: "list", ...operation } } },
  });
  if (!found) throw new Error("no operation");
  return found;
};

describe("paging", () => {
  const page = (properties: object, parameters = query("page", "pageSize")) =>
    one({ parameters, ...answer({ type: "object", properties }) }).paging;

  it("is read from parameters and responses", () => {
    expect(page({ items: rows, total: integer })).toEqual({
      page: "page",
      pageSize: "pageSize",
      items: "items",
      total: "total",
    });
    expect(page({ users: rows, total: integer }, query("page", "perPage"))).toMatchObject({
      pageSize: "perPage",
      items: "users",
    });
  });

  it("takes items from several arrays, else the one that is not allData, else none", () => {
    expect(page({ extra: rows, items: rows, total: integer })).toMatchObject({ items: "items" });
    expect(page({ allData: rows, invoices: rows, total: integer })).toMatchObject({ items: "invoices" });
    expect(page({ left: rows, right: rows, total: integer })).toBeUndefined();
  });

  it.each([
    ["no total", { items: rows }, query("page", "pageSize")],
    ["a total that is text", { items: rows, total: { type: "string" } }, query("page", "pageSize")],
    ["no rows", { total: integer }, query("page", "pageSize")],
    ["no size", { items: rows, total: integer }, query("page")],
    ["no page", { items: rows, total: integer }, query("pageSize")],
    [
      "a page that is no number",
      { items: rows, total: integer },
      [{ name: "page", in: "query", schema: { type: "string" } }, ...query("pageSize")],
    ],
  ])("is not there with %s", (_, properties, parameters) => {
    expect(page(properties, parameters)).toBeUndefined();
  });

  it("is found through references and allOf", () => {
    const components = {
      schemas: {
        Page: { allOf: [{ $ref: "#/components/schemas/Counted" }, { type: "object", properties: { items: rows } }] },
        Counted: { properties: { total: integer } },
      },
      parameters: { Page: query("page")[0], Size: query("pageSize")[0] },
    };
    const parameters = [{ $ref: "#/components/parameters/Page" }, { $ref: "#/components/parameters/Size" }];
    expect(one({ parameters, ...answer({ $ref: "#/components/schemas/Page" }) }, { components }).paging).toMatchObject({
      items: "items",
    });
  });
});

describe("security", () => {
  it.each([
    [undefined, undefined, "none"],
    [[{ bearer: [] }], undefined, "required"],
    [[{ bearer: [] }], [], "none"],
    [[{}, { bearer: [] }], undefined, "optional"],
    [[], [{ bearer: [] }], "required"],
  ])("of the document %j and of the operation %j is %s", (document, operation, expected) => {
    expect(
      one({ ...(operation && { security: operation }) }, { ...(document && { security: document }) }).security,
    ).toBe(expected);
  });
});

describe("parameters", () => {
  it("have OpenAPI's styles, types behind references, defaults, and text for undeclared path parameters", () => {
    const { parameters } = one(
      {
        parameters: [
          { name: "sort", in: "query", schema: { type: "string", default: "rank" } },
          {
            name: "ids",
            in: "query",
            explode: false,
            schema: { type: "array", items: { $ref: "#/components/schemas/Id" } },
          },
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            schema: { type: "object", properties: { min: integer, tags: rows } },
          },
          { name: "maybe", in: "query", schema: { type: ["integer", "null"] } },
          { name: "where", in: "query", content: { "application/json": { schema: { type: "object" } } } },
          { name: "Accept", in: "header", schema: { type: "string" } },
        ],
      },
      { components: { schemas: { Id: { allOf: [{ type: "integer" }] } } } },
      "/things/{a}/{b}",
    );
    expect(parameters).toEqual([
      { name: "sort", in: "query", required: false, style: "form", explode: true, type: "string", default: "rank" },
      { name: "ids", in: "query", required: false, style: "form", explode: false, type: "array", items: "integer" },
      {
        name: "filter",
        in: "query",
        required: false,
        style: "deepObject",
        explode: true,
        type: "object",
        properties: { min: "integer", tags: "any" },
      },
      { name: "maybe", in: "query", required: false, style: "form", explode: true, type: "integer" },
      { name: "where", in: "query", required: false, style: "form", explode: true, type: "json" },
      { name: "a", in: "path", required: true, style: "simple", explode: false, type: "string" },
      { name: "b", in: "path", required: true, style: "simple", explode: false, type: "string" },
    ]);
  });

  it("of an operation override those of its path", () => {
    const shared = {
      parameters: query("page"),
      get: {
        operationId: "list",
        parameters: [{ name: "page", in: "query", required: true, schema: { type: "string" } }],
      },
    };
    const [found] = readOperations({ openapi: "3.0.3", paths: { "/a": shared } });
    expect(found?.parameters).toMatchObject([{ name: "page", required: true, type: "string" }]);
  });
});

describe("ids", () => {
  const ids = (paths: object) => readOperations({ openapi: "3.1.0", paths }).map(({ id }) => id);

  it("are derived from method and path if missing, and are unique", () => {
    expect(ids({ "/a-b/{id}": { get: {}, head: {} }, "/a_b/{id}": { get: {} }, "/": { get: {} } })).toEqual([
      "getABById",
      "headABById",
      "getABById2",
      "get",
    ]);
    expect(ids({ "/a-b": { get: {} }, "/a.b": { get: {} }, "/x": { get: { operationId: "getAB" } } })).toEqual([
      "getAB2",
      "getAB3",
      "getAB",
    ]);
  });

  it("differ by more than the case of the first letter, since hooks start with use", () => {
    expect(ids({ "/a": { get: { operationId: "thing" }, post: { operationId: "Thing" } } })).toEqual([
      "thing",
      "Thing2",
    ]);
  });
});

it("follow references of path items and leave out extensions and webhooks", () => {
  const document = {
    openapi: "3.1.0",
    paths: { "/a": { $ref: "#/components/pathItems/a" }, "x-note": { get: {} } },
    webhooks: { event: { post: { operationId: "event" } } },
    components: {
      pathItems: {
        a: {
          options: { responses: { "204": { description: "" } } },
          delete: { operationId: "drop", "x-invalidates": ["a", "b"] },
          post: { operationId: "ask", "x-query": true },
        },
      },
    },
  };
  expect(readOperations(document)).toMatchObject([
    { id: "ask", method: "post", query: true, invalidates: [] },
    { id: "drop", method: "delete", invalidates: ["a", "b"] },
    { id: "optionsA", method: "options", invalidates: [], responses: { "204": [] } },
  ]);
});
