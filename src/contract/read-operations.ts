/** Reduces a bundled OpenAPI 3.0 or 3.1 document to a flat list of its operations. */
import { type Json, isRecord, list, methods, record, resolve, text } from "./document.ts";
import { isJson } from "./media-types.ts";
import { identifier, lowerFirst, uniqueNames, upperFirst } from "./names.ts";
import { type Method, type Operation, type OperationPaging, type OperationParameter, policies } from "./operation.ts";

type ParameterType = OperationParameter["type"];
type ScalarType = NonNullable<OperationParameter["items"]>;

const scalars: readonly string[] = ["string", "number", "integer", "boolean"];
const safe: readonly Method[] = ["get", "head", "options", "trace"];
/** OpenAPI requires header parameters with these names to be ignored. */
const ignoredHeaders = ["accept", "content-type", "authorization"];

/** The single type of a schema, ignoring null; "any" if there are several or none. */
export function schemaType(document: Json, schema: unknown): Exclude<ParameterType, "json"> {
  const resolved = resolve(document, schema);
  const named = Array.isArray(resolved["type"]) ? resolved["type"].filter((one) => one !== "null") : [resolved["type"]];
  const type = named.length === 1 ? text(named[0]) : undefined;
  if (type !== undefined && (scalars.includes(type) || type === "array" || type === "object"))
    return type as ParameterType & ScalarType;
  const parts = list(resolved["allOf"]);
  if (parts.length > 0) {
    const types = parts.map((part) => schemaType(document, part)).filter((one) => one !== "any");
    return types[0] ?? "any";
  }
  if (Array.isArray(resolved["enum"]) && resolved["enum"].every((one) => typeof one === "string")) return "string";
  return isRecord(resolved["properties"]) ? "object" : "any";
}

function scalarType(document: Json, schema: unknown): ScalarType {
  const type = schemaType(document, schema);
  return type === "array" || type === "object" ? "any" : type;
}

/** All properties of an object schema, including those of its allOf parts. */
export function schemaProperties(document: Json, schema: unknown, depth = 0): Json {
  const resolved = resolve(document, schema);
  const parts = depth > 8 ? [] : list(resolved["allOf"]).map((part) => schemaProperties(document, part, depth + 1));
  return Object.assign({}, ...parts, record(resolved["properties"])) as Json;
}

function readParameter(document: Json, raw: Json): OperationParameter | undefined {
  const name = text(raw["name"]);
  const place = text(raw["in"]);
  if (name === undefined || (place !== "path" && place !== "query" && place !== "header" && place !== "cookie"))
    return undefined;
  if (place === "header" && ignoredHeaders.includes(name.toLowerCase())) return undefined;
  const style = (text(raw["style"]) ??
    (place === "path" || place === "header" ? "simple" : "form")) as OperationParameter["style"];
  const schema = resolve(document, raw["schema"]);
  const type: ParameterType = isRecord(raw["content"]) ? "json" : schemaType(document, schema);
  const properties = type === "object" ? Object.entries(schemaProperties(document, schema)) : [];
  return {
    name,
    in: place,
    required: place === "path" || raw["required"] === true,
    style,
    explode: typeof raw["explode"] === "boolean" ? raw["explode"] : style === "form" || style === "deepObject",
    type,
    ...(type === "array" && { items: scalarType(document, schema["items"]) }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map(([key, one]) => [key, scalarType(document, one)])),
    }),
    ...(raw["allowReserved"] === true && { allowReserved: true as const }),
    ...(schema["default"] !== undefined && { default: schema["default"] }),
  };
}

/** Names of the parameters in a path template. */
export function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
}

/** The path item's parameters, overridden by the operation's, and text for each undeclared name in the path. */
function readParameters(document: Json, path: string, item: Json, operation: Json): readonly OperationParameter[] {
  const found = new Map<string, OperationParameter>();
  for (const raw of [...list(item["parameters"]), ...list(operation["parameters"])]) {
    const parameter = readParameter(document, resolve(document, raw));
    if (parameter) found.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  for (const name of pathNames(path)) {
    const undeclared = { name, in: "path", required: true, style: "simple", explode: false, type: "string" } as const;
    if (!found.has(`path ${name}`)) found.set(`path ${name}`, undeclared);
  }
  return [...found.values()];
}

/** Schema of the first 2xx JSON response. */
export function successSchema(document: Json, operation: Json): Json | undefined {
  for (const [status, raw] of Object.entries(record(operation["responses"]))) {
    if (!/^2(\d\d|XX)$/i.test(status)) continue;
    for (const [mediaType, media] of Object.entries(record(resolve(document, raw)["content"]))) {
      if (isJson(mediaType)) return resolve(document, record(media)["schema"]);
    }
  }
  return undefined;
}

/**
 * A list is paged if the contract has an integer query parameter `page` and one for the size (`pageSize` or `perPage`), and
 * returns an object with an integer `total` and its rows in an array. Of several arrays, `items` holds the page; else the
 * only one not called `allData`; else the list counts as not paged.
 */
function readPaging(
  document: Json,
  parameters: readonly OperationParameter[],
  operation: Json,
): OperationPaging | undefined {
  const integer = (name: string) =>
    parameters.some((one) => one.in === "query" && one.name === name && one.type === "integer");
  const pageSize = ["pageSize", "perPage"].find(integer);
  if (pageSize === undefined || !integer("page")) return undefined;
  const properties = schemaProperties(document, successSchema(document, operation));
  if (schemaType(document, properties["total"]) !== "integer") return undefined;
  const arrays = Object.keys(properties).filter((key) => schemaType(document, properties[key]) === "array");
  const rows = arrays.length > 1 && !arrays.includes("items") ? arrays.filter((key) => key !== "allData") : arrays;
  const items = rows.includes("items") ? "items" : rows[0];
  return items === undefined || (rows.length > 1 && items !== "items")
    ? undefined
    : { page: "page", pageSize, items, total: "total" };
}

function readSecurity(document: Json, operation: Json): Operation["security"] {
  const alternatives = list(operation["security"] ?? document["security"]);
  if (alternatives.length === 0) return "none";
  return alternatives.some((one) => Object.keys(record(one)).length === 0) ? "optional" : "required";
}

/** The values of the extensions; unknown ones are ignored. */
function readPolicies(raw: Json): Json {
  const said = Object.entries(policies).map(([name, { extension, values }]) => [
    name,
    values.find((value) => value === raw[extension]),
  ]);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined)) as Json;
}

/** An id for an operation without one: the method and the words of the path, `{id}` as "by id". */
function nameFromPath(method: Method, path: string): string {
  const words = path
    .split("/")
    .flatMap((step) => step.replace(/\{([^}]*)\}/g, " by $1 ").split(/[^\p{ID_Continue}]+/u));
  return identifier([method, ...words.filter((word) => word !== "")].join(" "));
}

function readOperation(document: Json, path: string, method: Method, item: Json, raw: Json, id: string): Operation {
  const operationId = text(raw["operationId"]);
  const parameters = readParameters(document, path, item, raw);
  const tag = text(list(raw["tags"])[0]) ?? "default";
  const body = resolve(document, raw["requestBody"]);
  const ability = record(raw["x-ability"]);
  const query = method === "post" && raw["x-query"] === true;
  const invalidates =
    raw["x-invalidates"] === undefined ? [tag] : list(raw["x-invalidates"]).filter((one) => typeof one === "string");
  const paging = method === "get" ? readPaging(document, parameters, raw) : undefined;
  const answers = Object.entries(record(raw["responses"])).filter(([status]) => !status.startsWith("x-"));
  return {
    id,
    ...(operationId !== undefined && operationId !== id && { operationId }),
    method,
    path,
    tag,
    parameters,
    ...(isRecord(raw["requestBody"]) && {
      body: { required: body["required"] === true, mediaTypes: Object.keys(record(body["content"])) },
    }),
    responses: Object.fromEntries(
      answers.map(([status, one]) => [status, Object.keys(record(resolve(document, one)["content"]))]),
    ),
    security: readSecurity(document, raw),
    ...(typeof ability["action"] === "string" &&
      typeof ability["subject"] === "string" && {
        ability: {
          action: ability["action"],
          subject: ability["subject"],
          ...(ability["reach"] === true && { reach: true as const }),
        },
      }),
    ...(raw["x-manages-access"] === true && { managesAccess: true as const }),
    ...readPolicies(raw),
    ...(query && { query }),
    invalidates: query || safe.includes(method) ? [] : invalidates,
    ...(paging && { paging }),
  };
}

/** The operation as the document has it. */
export function rawOperation(document: Json, operation: Operation): Json {
  return resolve(document, resolve(document, record(document["paths"])[operation.path])[operation.method]);
}

/** Every operation under `paths`, in the document's order, with ids that are legal identifiers and unique. */
export function readOperations(document: unknown): readonly Operation[] {
  const root = record(document);
  const found: { path: string; method: Method; item: Json; raw: Json }[] = [];
  for (const [path, rawItem] of Object.entries(record(root["paths"]))) {
    if (!path.startsWith("/")) continue;
    const item = resolve(root, rawItem);
    for (const method of methods)
      if (isRecord(item[method])) found.push({ path, method, item, raw: resolve(root, item[method]) });
  }
  // Valid ids get their names first, so that an odd neighbour never renames them.
  const unique = uniqueNames((name) => upperFirst(name));
  const ids = new Map<number, string>();
  const wanted = found.map(({ path, method, raw }) => {
    const own = text(raw["operationId"]);
    return { own, name: own ? identifier(own, lowerFirst(nameFromPath(method, path))) : nameFromPath(method, path) };
  });
  for (const exact of [true, false]) {
    wanted.forEach(({ own, name }, index) => {
      if ((own === name) === exact) ids.set(index, unique(name));
    });
  }
  return found.map(({ path, method, item, raw }, index) =>
    readOperation(root, path, method, item, raw, ids.get(index) ?? method),
  );
}
