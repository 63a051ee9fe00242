/** Adapts a schema so that openapi-typescript converts it to types without loss: plain unions, no discriminators, no oddities. */
import { type Json, isRecord, list, record, text } from "#src/contract/document.ts";

/** What the rewriting of a schema needs to know about the surrounding document. */
export interface SchemaScope {
  /** 3.1: a `$ref` may have siblings that count. */
  readonly siblings: boolean;
  /** Turns a reference into the one of a named schema of the adapted document. */
  readonly reference: (ref: string) => string;
  /** Literal values by which a union identifies its member, from the mapping or the name. */
  readonly discriminatorValues: (discriminator: Json, ref: string) => readonly string[];
  /** Reports what the types cannot express. */
  readonly note: (message: string) => void;
}

const types = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);
const texts = ["title", "description", "format"] as const;
const kept = ["nullable", "deprecated", "readOnly", "writeOnly"] as const;
/** Keywords that make siblings of a `$ref` narrow it. */
const narrowing = [
  "type",
  "properties",
  "required",
  "enum",
  "const",
  "allOf",
  "oneOf",
  "anyOf",
  "items",
  "additionalProperties",
  "nullable",
];
const never: Json = { enum: [] };

function isPrimitive(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function adaptTypes(schema: Json, scope: SchemaScope): Json {
  const named = (Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]]).filter(
    (type) => type !== undefined,
  );
  const known = named.filter((type) => types.has(String(type)));
  if (known.length < named.length)
    scope.note(`type ${JSON.stringify(schema["type"])} is not one of JSON Schema's; unknown instead`);
  return known.length === 0 ? {} : { type: known.length === 1 ? known[0] : known };
}

function adaptEnum(schema: Json, scope: SchemaScope): Json {
  if (schema["const"] === null) return { type: "null" };
  if (schema["const"] !== undefined && isPrimitive(schema["const"])) return { const: schema["const"] };
  if (!Array.isArray(schema["enum"])) return {};
  if (schema["enum"].every(isPrimitive)) return { enum: [...new Set(schema["enum"])] };
  scope.note("an enum of objects or arrays is typed by its schema alone");
  return {};
}

/** Members of a union; if there is a discriminator, each carries the literal of its mapping. */
function adaptUnion(schema: Json, scope: SchemaScope): Json {
  const members = [...list(schema["oneOf"]), ...list(schema["anyOf"])];
  if (members.length === 0) return {};
  const discriminator = record(schema["discriminator"]);
  const name = text(discriminator["propertyName"]);
  return {
    // A member per value: TypeScript only rules out whole members, not values of one.
    oneOf: members.flatMap((member) => {
      const ref = text(record(member)["$ref"]);
      const adapted = adaptSchema(member, scope);
      const values = name === undefined || ref === undefined ? [] : scope.discriminatorValues(discriminator, ref);
      return name === undefined || values.length === 0
        ? [adapted]
        : values.map((value) => ({ allOf: [adapted, literal(name, [value])] }));
    }),
  };
}

/** An object whose property has one of these values; also for children of a base with a discriminator. */
export function literal(name: string, values: readonly string[]): Json {
  return {
    type: "object",
    required: [name],
    properties: Object.fromEntries([[name, { type: "string", enum: values }]]),
  };
}

function adaptObject(schema: Json, scope: SchemaScope): Json {
  const properties = Object.entries(record(schema["properties"])).map(([name, one]) => [name, adaptSchema(one, scope)]);
  const required = list(schema["required"]).filter((name) => typeof name === "string");
  const patterns = Object.values(record(schema["patternProperties"]));
  const additional = schema["additionalProperties"];
  const rest =
    patterns.length > 0
      ? { anyOf: [...patterns, ...(additional === undefined || additional === false ? [] : [additional])] }
      : additional;
  // An index signature must fit every named property, so with those the others are unknown.
  const others =
    isRecord(rest) && Object.keys(rest).length > 0 ? (properties.length > 0 ? true : adaptSchema(rest, scope)) : rest;
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    ...(others !== undefined && others !== false && { additionalProperties: others }),
  };
}

function adaptArray(schema: Json, scope: SchemaScope): Json {
  const tuple = Array.isArray(schema["items"]) ? schema["items"] : list(schema["prefixItems"]);
  if (tuple.length > 0) {
    // Without minItems a tuple may end early and continue with anything: an array of all possible items.
    return {
      items: {
        oneOf: [...tuple, ...(isRecord(schema["items"]) ? [schema["items"]] : [])].map((one) =>
          adaptSchema(one, scope),
        ),
      },
    };
  }
  return schema["items"] === undefined ? {} : { items: adaptSchema(schema["items"], scope) };
}

export function adaptSchema(value: unknown, scope: SchemaScope): Json {
  if (value === false) return never;
  if (!isRecord(value)) return {};
  const ref = text(value["$ref"]);
  if (ref !== undefined) {
    const { $ref: _, ...siblings } = value;
    const named = { $ref: scope.reference(ref) };
    if (!scope.siblings || !narrowing.some((keyword) => keyword in siblings)) return named;
    return adaptSchema({ allOf: [{ $ref: ref }, siblings] }, scope);
  }
  if ("$dynamicRef" in value || "$recursiveRef" in value) scope.note("a dynamic reference is typed as unknown");
  const union = adaptUnion(value, scope);
  const type = adaptTypes(value, scope);
  const parts = list(value["allOf"]).map((part) => adaptSchema(part, scope));
  // Required names of a part without properties refer to the properties of its neighbours.
  const demands = parts.filter((part) => !("properties" in part)).flatMap((part) => list(part["required"]));
  const required = [...new Set([...list(value["required"]), ...demands])];
  const scalarUnion =
    "oneOf" in union && typeof type["type"] === "string" && type["type"] !== "object" && type["type"] !== "array";
  const enumeration = adaptEnum(value, scope);
  const binary = value["format"] === "binary" || ("contentMediaType" in value && !("contentEncoding" in value));
  return {
    ...Object.fromEntries(texts.filter((key) => typeof value[key] === "string").map((key) => [key, value[key]])),
    ...Object.fromEntries(kept.filter((key) => value[key] === true).map((key) => [key, true])),
    ...(scalarUnion ? {} : type),
    ...(type["type"] === "string" && binary && { format: "binary" }),
    ...enumeration,
    ...adaptObject({ ...value, required }, scope),
    ...adaptArray(value, scope),
    ...(parts.length > 0 && { allOf: parts }),
    ...union,
  };
}
