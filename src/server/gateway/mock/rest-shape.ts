/** Finds the operations of a contract that form a REST resource: a collection, its items, and singleton documents. */
import { list, record, resolve, type Json } from "#src/contract/document.ts";
import { isJson } from "#src/contract/media-types.ts";
import type { Operation } from "#src/contract/operation.ts";
import { schemaProperties, schemaType, successSchema } from "#src/contract/read-operations.ts";
import { operationNode } from "../checks.ts";

export type Role = "list" | "create" | "get" | "replace" | "patch" | "remove" | "read" | "write";

/** Where the records are in a response: the response itself, or one of its properties. */
export type Place = string | undefined;

export interface Resource {
  /** Template of the collection's path. */
  readonly collection: string;
  /** Path parameter that identifies the item, and the property with its value. */
  readonly parameter: string;
  readonly idProperty: string;
  readonly idSchema: Json;
  /** Example of the path parameter, so that the documented URL works. */
  readonly idExample: unknown;
  /** Fields that a single record must have. */
  readonly required: readonly string[];
  readonly operations: Partial<Record<Role, Operation>>;
}

export interface RestRole {
  readonly role: Role;
  readonly operation: Operation;
  /** Missing for a singleton document, such as settings or a file's content. */
  readonly resource?: Resource;
  /** Where the record, or the rows of a list, are. */
  readonly place: Place;
  /** Properties of the request body, by name. */
  readonly input: Json;
  /** Properties of the record in responses. */
  readonly output: Json;
  readonly required: readonly string[];
  /** Whether the record in a response must not have other properties. */
  readonly closed: boolean;
}

const itemRoles: Partial<Record<string, Role>> = { get: "get", put: "replace", patch: "patch", delete: "remove" };
const singleRoles: Partial<Record<string, Role>> = { get: "read", put: "write", patch: "write", delete: "remove" };

function isItemPath(path: string): boolean {
  return /\/\{[^{}]+\}$/.test(path);
}

function answersJsonOrNothing(operation: Operation): boolean {
  return Object.entries(operation.responses).some(
    ([status, types]) => /^2/.test(status) && (types.length === 0 || types.some(isJson)),
  );
}

/** The property with the rows of a list; undefined if the response is the list, null if there is none. */
function rowsPlace(document: Json, operation: Operation): Place | null {
  const schema = successSchema(document, operationNode(document, operation));
  if (schema === undefined) return null;
  if (schemaType(document, schema) === "array") return undefined;
  if (operation.paging) return operation.paging.items;
  const properties = schemaProperties(document, schema);
  const lists = Object.keys(properties).filter((name) => schemaType(document, properties[name]) === "array");
  return (
    ["items", "data", "results"].find((name) => lists.includes(name)) ??
    (lists.length === 1 ? (lists[0] ?? null) : null)
  );
}

function propertyOf(document: Json, schema: unknown, place: Place): unknown {
  return place === undefined ? schema : schemaProperties(document, schema)[place];
}

/** `petId`, `pet_id` and `id` all mean `id` if the record has no property of that exact name. */
function idPropertyOf(properties: Json, parameter: string): string {
  if (properties[parameter] !== undefined) return parameter;
  const last = parameter.replace(/^.*[_-]/, "").toLowerCase();
  const found = Object.keys(properties).find(
    (name) => name.toLowerCase() === parameter.toLowerCase() || name.toLowerCase() === last,
  );
  return found ?? "id";
}

/** A record may be wrapped in one property, as in `{ data: { id: 1 } }`. */
function recordPlace(document: Json, schema: unknown, idProperty: string): Place {
  const properties = schemaProperties(document, schema);
  if (properties[idProperty] !== undefined) return undefined;
  return Object.keys(properties).find((name) => schemaProperties(document, properties[name])[idProperty] !== undefined);
}

function bodySchema(document: Json, operation: Operation): unknown {
  const content = record(resolve(document, operationNode(document, operation)["requestBody"])["content"]);
  const json = Object.keys(content).find(isJson);
  return json === undefined ? undefined : record(content[json])["schema"];
}

function requiredOf(document: Json, schema: unknown): readonly string[] {
  const own = resolve(document, schema);
  const parts = Array.isArray(own["allOf"]) ? own["allOf"].flatMap((part) => requiredOf(document, part)) : [];
  return [...parts, ...(Array.isArray(own["required"]) ? own["required"].map(String) : [])];
}

function describe(
  document: Json,
  role: Role,
  operation: Operation,
  resource: Resource | undefined,
  place: Place,
): RestRole {
  const success = successSchema(document, operationNode(document, operation));
  const placed = propertyOf(document, success, place);
  const schema = role === "list" ? resolve(document, placed)["items"] : placed;
  return {
    role,
    operation,
    place,
    input: schemaProperties(document, bodySchema(document, operation)),
    output: schemaProperties(document, schema),
    required: requiredOf(document, schema),
    closed: resolve(document, schema)["additionalProperties"] === false,
    ...(resource && { resource }),
  };
}

function exampleOfParameter(document: Json, operation: Operation | undefined, itemPath: string, name: string): unknown {
  const item = resolve(document, record(document["paths"])[itemPath]);
  const own = operation?.path === itemPath ? operationNode(document, operation)["parameters"] : [];
  const all = [...list(item["parameters"]), ...list(own)].map((one) => resolve(document, one));
  const found = all.find((one) => one["name"] === name && one["in"] === "path");
  return found?.["example"] ?? resolve(document, found?.["schema"])["example"];
}

function readResource(document: Json, operations: readonly Operation[], itemPath: string): RestRole[] {
  const collection = itemPath.slice(0, itemPath.lastIndexOf("/"));
  const parameter = itemPath.slice(itemPath.lastIndexOf("{") + 1, -1);
  const found: Partial<Record<Role, Operation>> = {};
  for (const operation of operations) {
    const role = itemRoles[operation.method];
    if (operation.path === itemPath && role !== undefined && answersJsonOrNothing(operation)) found[role] = operation;
  }
  const listing = operations.find((one) => one.path === collection && one.method === "get");
  const rows = listing === undefined ? null : rowsPlace(document, listing);
  if (listing !== undefined && rows !== null) found.list = listing;
  const create = operations.find((one) => one.path === collection && one.method === "post");
  if (create !== undefined && answersJsonOrNothing(create) && bodySchema(document, create) !== undefined)
    found.create = create;
  const sample = found.get ?? found.create ?? found.replace;
  if (sample === undefined && found.list === undefined) return [];
  const listed =
    found.list === undefined
      ? {}
      : resolve(
          document,
          propertyOf(document, successSchema(document, operationNode(document, found.list)), rows ?? undefined),
        )["items"];
  const answered = sample === undefined ? listed : successSchema(document, operationNode(document, sample));
  const wrapped = Object.values(schemaProperties(document, answered)).map((one) => schemaProperties(document, one));
  const properties = Object.assign(
    {},
    ...wrapped,
    schemaProperties(document, listed),
    schemaProperties(document, answered),
  ) as Json;
  const idProperty = idPropertyOf(properties, parameter);
  const idExample = exampleOfParameter(
    document,
    sample ?? operations.find((one) => one.path === itemPath),
    itemPath,
    parameter,
  );
  const resource: Resource = {
    collection,
    parameter,
    idProperty,
    idSchema: resolve(document, properties[idProperty]),
    idExample,
    required: requiredOf(document, answered),
    operations: found,
  };
  return Object.entries(found).map(([role, operation]) => {
    const schema = successSchema(document, operationNode(document, operation));
    const place = role === "list" ? (rows ?? undefined) : recordPlace(document, schema, idProperty);
    return describe(document, role as Role, operation, resource, place);
  });
}

/** A path that is read and written as a whole. */
function readSingle(document: Json, operations: readonly Operation[], path: string): RestRole[] {
  const here = operations.filter((one) => one.path === path);
  const writes = here.some((one) => one.method === "put" || one.method === "patch");
  if (!writes || !here.some((one) => one.method === "get")) return [];
  return here.flatMap((operation) => {
    const role = singleRoles[operation.method];
    return role === undefined ? [] : [describe(document, role, operation, undefined, undefined)];
  });
}

/** The role of each operation, by operationId; operations of another shape are missing. */
export function readRestRoles(document: Json, operations: readonly Operation[]): ReadonlyMap<string, RestRole> {
  const roles = new Map<string, RestRole>();
  const paths = [...new Set(operations.map((operation) => operation.path))];
  const add = (found: RestRole[]) =>
    found.forEach((one) => roles.has(one.operation.id) || roles.set(one.operation.id, one));
  for (const path of paths) if (isItemPath(path)) add(readResource(document, operations, path));
  for (const path of paths)
    if (!operations.some((one) => one.path === path && roles.has(one.id))) add(readSingle(document, operations, path));
  return roles;
}
