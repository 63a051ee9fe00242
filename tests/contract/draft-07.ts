/** Converts an OpenAPI 3.0 schema to JSON Schema draft-07, which dredd's validator reads. */
import type { Document, Json, JsonObject } from "./documents.ts";

const dropped = new Set([
  "nullable",
  "example",
  "discriminator",
  "xml",
  "externalDocs",
  "deprecated",
  "readOnly",
  "writeOnly",
  "exclusiveMinimum",
  "exclusiveMaximum",
]);

/** Number formats of OpenAPI; draft-07 does not know them, and its validator rejects unknown formats. */
const numberFormats = new Set<Json>(["int32", "int64", "float", "double"]);

/** The schema with every component it reaches in `definitions`. */
export function toDraft07(document: Document, schema: JsonObject): JsonObject {
  const definitions: JsonObject = {};
  const root = convert(schema);
  return { ...root, definitions };

  function reach(name: string): void {
    if (name in definitions) return;
    definitions[name] = true;
    const component = document.components["schemas"]?.[name];
    if (!component) throw new Error(`no component ${name}`);
    definitions[name] = convert(component);
  }

  function convert(node: JsonObject): JsonObject {
    if (typeof node["$ref"] === "string") {
      const name = node["$ref"].split("/").at(-1) ?? "";
      reach(name);
      return { $ref: `#/definitions/${name}` };
    }
    const out: JsonObject = {};
    for (const [key, value] of Object.entries(node)) {
      if (dropped.has(key) || key.startsWith("x-") || (key === "format" && numberFormats.has(value))) continue;
      out[key] = convertKeyword(key, value);
    }
    if (node["exclusiveMinimum"] === true) moveLimit(out, "minimum", "exclusiveMinimum");
    if (node["exclusiveMaximum"] === true) moveLimit(out, "maximum", "exclusiveMaximum");
    return node["nullable"] === true ? orNull(out) : out;
  }

  function convertKeyword(key: string, value: Json): Json {
    if (key === "properties")
      return Object.fromEntries(
        Object.entries(value as JsonObject).map(([name, property]) => [name, convert(property as JsonObject)]),
      );
    if (key === "allOf" || key === "anyOf" || key === "oneOf") return (value as JsonObject[]).map(convert);
    if (key === "items" || key === "not" || (key === "additionalProperties" && typeof value === "object"))
      return convert(value as JsonObject);
    return value;
  }
}

function moveLimit(schema: JsonObject, from: string, to: string): void {
  const limit = schema[from];
  delete schema[from];
  if (limit !== undefined) schema[to] = limit;
}

function orNull(schema: JsonObject): JsonObject {
  if (typeof schema["type"] !== "string") return { anyOf: [schema, { type: "null" }] };
  const values = schema["enum"];
  return {
    ...schema,
    type: [schema["type"], "null"],
    ...(Array.isArray(values) && !values.includes(null) && { enum: [...values, null] }),
  };
}
