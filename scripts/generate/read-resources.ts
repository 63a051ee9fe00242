/** Finds the resources among a tag's operations by their shape: a list, and what is below its path. */
import { type Json, isRecord, list, record, resolve, text } from "#src/contract/document.ts";
import { identifier, uniqueNames } from "#src/contract/names.ts";
import type { Operation } from "#src/contract/operation.ts";
import { pathNames, rawOperation, schemaProperties, schemaType, successSchema } from "#src/contract/read-operations.ts";
import type { Fields, Resource, ResourceRole } from "#src/contract/resource.ts";
import { readField, readFields } from "./read-fields.ts";

export interface FoundResource extends Omit<Resource, "calls" | "operations" | "abilities" | "input"> {
  readonly name: string;
  /** Of the part that describes the list alone. */
  readonly listName: string;
  readonly roles: ReadonlyMap<ResourceRole, Operation>;
}

/** Schema of a row: of the page's array, or of a response that is an array itself. */
function rowSchema(document: Json, operation: Operation): unknown {
  const answer = successSchema(document, rawOperation(document, operation));
  const rows = operation.paging ? record(schemaProperties(document, answer)[operation.paging.items]) : answer;
  const resolved = resolve(document, rows);
  return resolved["type"] === "array" && isRecord(resolved["items"]) ? resolved["items"] : undefined;
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
  const schema = resolve(document, record(raw)["schema"]);
  const several = schemaType(document, schema) === "array";
  const values = list(resolve(document, several ? schema["items"] : schema)["enum"]).map(String);
  const initial = typeof parameter.default === "string" ? parameter.default : null;
  const fields = [...new Set(values.map((value) => value.replace(/^-/, "")))];
  return {
    parameter: parameter.name,
    fields,
    initial,
    ...(several && { several: typeof schema["maxItems"] === "number" ? schema["maxItems"] : fields.length }),
  };
}

function queryParameters(document: Json, operation: Operation): readonly Json[] {
  const item = resolve(document, record(document["paths"])[operation.path]);
  const all = [...list(item["parameters"]), ...list(rawOperation(document, operation)["parameters"])].map((one) =>
    resolve(document, one),
  );
  return all.filter((one) => one["in"] === "query");
}

function readFilters(document: Json, operation: Operation, sort: Resource["sort"]): Fields {
  const others = [operation.paging?.page, operation.paging?.pageSize, sort?.parameter, "sortDesc", "q"];
  const filters = queryParameters(document, operation).filter((one) => !others.includes(text(one["name"])));
  // A filter that is an object has its own parts, such as the ends of a range.
  return Object.fromEntries(
    filters.map((one) => [String(one["name"]), readField(document, one["schema"], one["required"] === true, 1)]),
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
    const name = unique(identifier(words.at(-1) ?? "", "rows"));
    return {
      name,
      listName: unique(`${name}List`),
      roles,
      tag: collection.tag,
      id: single ? (pathNames(single.path).at(-1) ?? null) : null,
      scope: pathNames(collection.path),
      fields: readFields(document, rowSchema(document, collection)),
      sort,
      filters: readFilters(document, collection, sort),
      paging: collection.paging ?? null,
      search: collection.parameters.some((one) => one.in === "query" && one.name === "q"),
    };
  });
}
