/** A contract of any size: resources with paging, filters, nested objects and problems, as in real contracts. */

const problem = {
  description: "No.",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

function schemas(name: string): Record<string, unknown> {
  const address = {
    type: "object",
    required: ["street"],
    properties: {
      street: { type: "string" },
      zip: { type: "string", pattern: "^[0-9]{6}$" },
      country: { type: "string", enum: ["SG", "MY", "ID"] },
    },
  };
  const own = {
    name: { type: "string", minLength: 1, maxLength: 80 },
    status: { type: "string", enum: ["draft", "active", "closed"], default: "draft" },
    amount: { type: "integer", minimum: 0 },
    ratio: { type: "number", nullable: true },
    startsOn: { type: "string", format: "date" },
    tags: { type: "array", maxItems: 20, items: { type: "string", maxLength: 20 } },
    address: { $ref: `#/components/schemas/${name}Address` },
  };
  return {
    [`${name}Address`]: address,
    [`${name}Input`]: { type: "object", additionalProperties: false, required: ["name", "amount"], properties: own },
    [name]: {
      allOf: [
        {
          type: "object",
          required: ["id", "createdAt"],
          properties: { id: { type: "string", format: "uuid" }, createdAt: { type: "string", format: "date-time" } },
        },
        { type: "object", required: ["name", "status", "amount"], properties: own },
      ],
    },
    [`${name}Page`]: {
      type: "object",
      required: ["items", "total"],
      properties: {
        items: { type: "array", items: { $ref: `#/components/schemas/${name}` } },
        total: { type: "integer" },
      },
    },
  };
}

function row(name: string, at: number) {
  const id = `0d6f6a52-5c3f-4f0e-9d5b-${String(at).padStart(12, "0")}`;
  return {
    id,
    createdAt: "2026-01-05T02:00:00Z",
    name: `${name} ${at}`,
    status: "active",
    amount: 100 + at,
    ratio: null,
    startsOn: "2026-02-01",
    tags: ["one", "two"],
    address: { street: "Orchard Road 1", zip: "238801", country: "SG" },
  };
}

function paths(name: string, path: string): Record<string, unknown> {
  const json = (schema: string, example?: unknown) => ({
    "application/json": {
      schema: { $ref: `#/components/schemas/${schema}` },
      ...(example !== undefined && { example }),
    },
  });
  const id = {
    name: "id",
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
    example: row(name, 1).id,
  };
  const input = { name: "Made", amount: 7, tags: ["new"], address: { street: "Bukit Timah 2" } };
  const body = { required: true, content: json(`${name}Input`, input) };
  const one = { "200": { description: "It.", content: json(name, row(name, 1)) }, "404": problem, "422": problem };
  const query = [
    { name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } },
    { name: "pageSize", in: "query", schema: { type: "integer", minimum: 1, maximum: 100, default: 20 } },
    {
      name: "status",
      in: "query",
      schema: { type: "array", items: { type: "string", enum: ["draft", "active", "closed"] } },
    },
    {
      name: "filter",
      in: "query",
      style: "deepObject",
      schema: { type: "object", properties: { min_amount: { type: "integer" } } },
    },
  ];
  return {
    [path]: {
      get: {
        operationId: `list${name}`,
        tags: [name],
        parameters: query,
        responses: {
          "200": {
            description: "Some.",
            content: json(`${name}Page`, { items: [row(name, 1), row(name, 2)], total: 2 }),
          },
          "422": problem,
        },
      },
      post: {
        operationId: `create${name}`,
        tags: [name],
        requestBody: body,
        responses: { "201": { description: "Made.", content: json(name, row(name, 1)) }, "422": problem },
      },
    },
    [`${path}/{id}`]: {
      parameters: [id],
      get: { operationId: `get${name}`, tags: [name], responses: one },
      put: { operationId: `replace${name}`, tags: [name], requestBody: body, responses: one },
      patch: { operationId: `change${name}`, tags: [name], requestBody: body, responses: one },
      delete: {
        operationId: `delete${name}`,
        tags: [name],
        responses: { "204": { description: "Gone." }, "404": problem },
      },
    },
    [`${path}/{id}/archive`]: {
      parameters: [id],
      post: { operationId: `archive${name}`, tags: [name], responses: one },
    },
    [`${path}/{id}/history`]: {
      parameters: [id],
      get: { operationId: `list${name}History`, tags: [name], responses: one },
    },
  };
}

/** Eight operations per resource; the rest of the requested number is left out. */
export function bigDocument(operations: number): Record<string, unknown> {
  const names = Array.from({ length: Math.ceil(operations / 8) }, (_, at) => `Thing${at}`);
  return {
    openapi: "3.0.3",
    info: { title: "Big", version: "1.0.0" },
    paths: Object.assign({}, ...names.map((name) => paths(name, `/v1/${name.toLowerCase()}s`))) as Record<
      string,
      unknown
    >,
    components: {
      schemas: Object.assign(
        {
          Problem: {
            type: "object",
            required: ["type", "title", "status"],
            properties: { type: { type: "string" }, title: { type: "string" }, status: { type: "integer" } },
          },
        },
        ...names.map(schemas),
      ) as Record<string, unknown>,
    },
  };
}
