/** Reads schemas as fields of lists and forms: type, limits, choices, and how a field is edited. */
import { type Json, list, record, resolve, text } from "#src/contract/document.ts";
import { isJson } from "#src/contract/media-types.ts";
import type { Operation } from "#src/contract/operation.ts";
import { rawOperation, schemaProperties, schemaType } from "#src/contract/read-operations.ts";
import type { Fields, ResourceField } from "#src/contract/resource.ts";

const limits = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"] as const;
/** Of entries of an array. */
const itemLimits = ["minimum", "maximum"] as const;
/** Maximum depth of a form; also ends schemas that contain themselves. */
const maxDepth = 6;

function limitsOf<Limit extends string>(schema: Json, names: readonly Limit[]): { [Name in Limit]?: number } {
  const given = names.flatMap((name) => (typeof schema[name] === "number" ? [[name, schema[name]] as const] : []));
  return Object.fromEntries(given) as { [Name in Limit]?: number };
}

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

/** `depth` counts how many levels of nested objects are still read; 0 reads those that an area edits itself (`x-widget: own`). */
export function readField(document: Json, raw: unknown, required: boolean, depth = 0): ResourceField {
  const schema = resolve(document, raw);
  const type = schemaType(document, schema);
  const items = record(schema["items"]);
  const itemFormat = text(resolve(document, items)["format"]);
  const deeper = Math.max(depth - 1, 0);
  const properties = type === "object" && depth > 0 ? readFields(document, schema, deeper) : {};
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
        ...limitsOf(resolve(document, items), itemLimits),
        ...(schemaType(document, items) === "object" && { fields: readFields(document, items, deeper) }),
      },
    }),
    ...(schema["x-widget"] === "own" && { fields: readFields(document, schema, deeper) }),
    ...(Object.keys(properties).length > 0 && { fields: properties }),
    ...limitsOf(schema, limits),
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

export function readFields(document: Json, schema: unknown, depth = 0): Fields {
  const required = requiredOf(document, schema);
  const properties = Object.entries(schemaProperties(document, schema));
  return Object.fromEntries(
    properties.map(([name, raw]) => [name, readField(document, raw, required.includes(name), depth)]),
  );
}

/** The fields of an operation's JSON body, nested objects included; none where the body is no object. */
export function bodyFields(document: Json, operation: Operation): Fields {
  const content = record(resolve(document, rawOperation(document, operation)["requestBody"])["content"]);
  const mediaType = Object.keys(content).find(isJson);
  return mediaType === undefined ? {} : readFields(document, record(content[mediaType])["schema"], maxDepth);
}
