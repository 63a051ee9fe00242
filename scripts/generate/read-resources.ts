/** Finds the resources among a tag's operations by their shape: a list, and what hangs below its path. */
import { type Json, isRecord, list, record, resolve, text } from "#src/contract/document.ts";
import { isJson } from "#src/contract/media-types.ts";
import { identifier, uniqueNames } from "#src/contract/names.ts";
import type { Operation } from "#src/contract/operation.ts";
import { pathNames, rawOperation, schemaProperties, schemaType, successSchema } from "#src/contract/read-operations.ts";
import type { Resource, ResourceField, ResourceRole } from "#src/contract/resource.ts";

export interface FoundResource extends Omit<Resource, "calls" | "operations" | "abilities"> {
  readonly name: string;
  readonly roles: ReadonlyMap<ResourceRole, Operation>;
}

const limits = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"] as const;

function enumOf(document: Json, schema: Json): Pick<ResourceField, "enum"> {
  const resolved = resolve(document, schema);
  const own = [resolved, ...list(resolved["allOf"])].map((part) => list(resolve(document, part)["enum"]));
  const values = (own.find(({ length }) => length > 0) ?? []).filter((value) => value !== null) as (
    | string
    | number
    | boolean
  )[];
  return values.length > 0 ? { enum: values } : {};
}

function readField(document: Json, raw: unknown, required: boolean): ResourceField {
  const schema = resolve(document, raw);
  const type = schemaType(document, schema);
  const items = record(schema["items"]);
  const itemFormat = text(resolve(document, items)["format"]);
  return {
    type,
    ...(typeof schema["format"] === "string" && { format: schema["format"] }),
    required,
    nullable: schema["nullable"] === true || list(schema["type"]).includes("null"),
    ...(schema["readOnly"] === true && { readOnly: true as const }),
    ...enumOf(document, schema),
    ...(type === "array" && {
      items: {
        type: schemaType(document, items),
        ...(itemFormat !== undefined && { format: itemFormat }),
        ...enumOf(document, items),
        ...(schemaType(document, items) === "object" && { fields: readFields(document, items) }),
      },
    }),
    ...(schema["x-widget"] === "own" && { fields: readFields(document, schema) }),
    ...Object.fromEntries(
      limits.filter((limit) => typeof schema[limit] === "number").map((limit) => [limit, schema[limit]]),
    ),
    ...(typeof schema["pattern"] === "string" && { pattern: schema["pattern"] }),
    ...(schema["default"] !== undefined && { default: schema["default"] }),
    ...(typeof schema["x-widget"] === "string" && { widget: schema["x-widget"] }),
  };
}

function requiredOf(document: Json, schema: unknown, depth = 0): readonly unknown[] {
  const resolved = resolve(document, schema);
  const parts = depth > 8 ? [] : list(resolved["allOf"]);
  return [...list(resolved["required"]), ...parts.flatMap((part) => requiredOf(document, part, depth + 1))];
}

function readFields(document: Json, schema: unknown): Record<string, ResourceField> {
  const required = requiredOf(document, schema);
  const properties = Object.entries(schemaProperties(document, schema));
  return Object.fromEntries(properties.map(([name, raw]) => [name, readField(document, raw, required.includes(name))]));
}

/** Schema of a row: of the page's array, or of the answer that is an array itself. */
function rowSchema(document: Json, operation: Operation): unknown {
  const answer = successSchema(document, rawOperation(document, operation));
  const rows = operation.paging ? record(schemaProperties(document, answer)[operation.paging.items]) : answer;
  const resolved = resolve(document, rows);
  return resolved["type"] === "array" && isRecord(resolved["items"]) ? resolved["items"] : undefined;
}

function inputSchema(document: Json, operation: Operation | undefined): unknown {
  if (!operation) return undefined;
  const content = record(resolve(document, rawOperation(document, operation)["requestBody"])["content"]);
  const mediaType = Object.keys(content).find(isJson);
  return mediaType === undefined ? undefined : record(content[mediaType])["schema"];
}

function rolesOf(collection: Operation, operations: readonly Operation[]): ReadonlyMap<ResourceRole, Operation> {
  const below = (operation: Operation) =>
    operation.path.startsWith(`${collection.path}/`) ? operation.path.slice(collection.path.length + 1) : undefined;
  const find = (methods: readonly string[], tail: RegExp) =>
    operations.find((one) => methods.includes(one.method) && tail.test(below(one) ?? "\n"));
  const item = String.raw`\{[^/]+\}`;
  const found: readonly (readonly [ResourceRole, Operation | undefined])[] = [
    ["list", collection],
    ["options", find(["get"], /^options$/)],
    ["get", find(["get"], new RegExp(`^${item}$`))],
    ["create", operations.find((one) => one.method === "post" && one.path === collection.path)],
    ["update", find(["put"], new RegExp(`^${item}$`)) ?? find(["patch"], new RegExp(`^${item}$`))],
    ["delete", find(["delete"], new RegExp(`^${item}$`))],
    ["archive", find(["post"], new RegExp(`^${item}/archive$`))],
    ["restore", find(["post"], new RegExp(`^${item}/restore$`))],
    ["export", find(["get"], /^export$/)],
    ["history", find(["get"], new RegExp(`^${item}/history$`))],
  ];
  return new Map(found.flatMap(([role, operation]) => (operation ? [[role, operation] as const] : [])));
}

function readSort(document: Json, operation: Operation): Resource["sort"] {
  const parameter = operation.parameters.find(
    (one) => one.in === "query" && ["sort", "sortBy", "sortColumn"].includes(one.name),
  );
  if (!parameter) return null;
  const raw = queryParameters(document, operation).find((one) => one["name"] === parameter.name);
  const values = list(resolve(document, record(raw)["schema"])["enum"]).map(String);
  const initial = typeof parameter.default === "string" ? parameter.default : null;
  return { parameter: parameter.name, fields: [...new Set(values.map((value) => value.replace(/^-/, "")))], initial };
}

function queryParameters(document: Json, operation: Operation): readonly Json[] {
  const item = resolve(document, record(document["paths"])[operation.path]);
  const all = [...list(item["parameters"]), ...list(rawOperation(document, operation)["parameters"])].map((one) =>
    resolve(document, one),
  );
  return all.filter((one) => one["in"] === "query");
}

function readFilters(document: Json, operation: Operation, sort: Resource["sort"]): Record<string, ResourceField> {
  const others = [operation.paging?.page, operation.paging?.pageSize, sort?.parameter, "sortDesc", "q"];
  const filters = queryParameters(document, operation).filter((one) => !others.includes(text(one["name"])));
  return Object.fromEntries(
    filters.map((one) => [String(one["name"]), readField(document, one["schema"], one["required"] === true)]),
  );
}

export function readResources(document: Json, operations: readonly Operation[]): readonly FoundResource[] {
  const unique = uniqueNames();
  const collections = operations.filter((one) => {
    const last = one.path.split("/").at(-1) ?? "";
    return (
      one.method === "get" &&
      !/^\{.*\}$|^(options|history|export)$/.test(last) &&
      rowSchema(document, one) !== undefined
    );
  });
  return collections.map((collection) => {
    const roles = rolesOf(collection, operations);
    const single = roles.get("get") ?? roles.get("update") ?? roles.get("delete");
    const words = collection.path.split("/").filter((step) => !step.startsWith("{"));
    const sort = readSort(document, collection);
    return {
      name: unique(identifier(words.at(-1) ?? "", "rows")),
      roles,
      tag: collection.tag,
      id: single ? (pathNames(single.path).at(-1) ?? null) : null,
      scope: pathNames(collection.path),
      fields: readFields(document, rowSchema(document, collection)),
      input: readFields(document, inputSchema(document, roles.get("create") ?? roles.get("update"))),
      sort,
      filters: readFilters(document, collection, sort),
      search: collection.parameters.some((one) => one.in === "query" && one.name === "q"),
    };
  });
}
