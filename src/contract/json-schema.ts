/** Converts OpenAPI 3.0 and 3.1 schemas to JSON Schema; referenced schemas get names of their own. */
import { at, isRecord, list, record, text, type Json } from "./document.ts";

/** Requests do not need read-only fields, responses must not contain write-only ones. */
export type Direction = "request" | "answer";

type ConvertSchema = (schema: unknown, direction: Direction) => object | boolean;

/** True for documents whose schemas already are draft 2020-12; 3.0 has its own dialect. */
export function isDraft2020(document: Json): boolean {
  return !(text(document["openapi"])?.startsWith("3.0") ?? true);
}

/** Keywords with plain values, the same in every dialect. */
export const plainKeywords = [
  "type",
  "enum",
  "const",
  "multipleOf",
  "maximum",
  "minimum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "maxLength",
  "minLength",
  "maxItems",
  "minItems",
  "uniqueItems",
  "maxProperties",
  "minProperties",
  "format",
];
const copied = [...plainKeywords, "minContains", "maxContains", "dependentRequired"];
const single = [
  "items",
  "additionalProperties",
  "not",
  "contains",
  "propertyNames",
  "if",
  "then",
  "else",
  "unevaluatedProperties",
  "unevaluatedItems",
];
const several = ["allOf", "anyOf", "oneOf", "prefixItems"];
const named = ["properties", "patternProperties", "dependentSchemas"];

/** Characters escaped needlessly are errors in unicode mode; written as code points they always work. */
function unicodePattern(pattern: string): string | undefined {
  const repaired = pattern.replace(
    /\\([^\w\s^$\\.*+?()[\]{}|/])/g,
    (_, sign: string) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  for (const one of [pattern, repaired]) {
    try {
      new RegExp(one, "u");
      return one;
    } catch {
      // the next spelling may do
    }
  }
  return undefined;
}

/** Allows null in addition to the schema. */
function orNull(schema: Record<string, unknown>): Record<string, unknown> {
  if (typeof schema["type"] !== "string")
    return Object.keys(schema).length === 0 ? schema : { anyOf: [{ type: "null" }, schema] };
  const values = schema["enum"];
  return {
    ...schema,
    type: [schema["type"], "null"],
    ...(Array.isArray(values) && !values.includes(null) && { enum: [...values, null] }),
  };
}

/** In 3.0 a boolean says that a bound is exclusive. */
function exclusiveBounds(schema: Record<string, unknown>): void {
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    if (typeof schema[exclusive] !== "boolean") continue;
    if (schema[exclusive] && schema[bound] !== undefined) {
      schema[exclusive] = schema[bound];
      delete schema[bound];
    } else delete schema[exclusive];
  }
}

/** `add` receives each referenced schema once per direction. */
export function schemaConverter(
  document: Json,
  add: (name: string, schema: object, ref: string) => void,
): ConvertSchema {
  const is30 = !isDraft2020(document);
  const names = new Map<string, string>();

  /** The name of a referenced schema, added to ajv at first sight. */
  const nameOf = (ref: string, direction: Direction): string => {
    const key = `${direction} ${ref}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `${direction}${names.size}`;
    names.set(key, name);
    add(name, convert(at(document, ref), direction) as object, ref);
    return name;
  };

  /** The discriminator chooses the variant, so that faults name the field and not every possible variant. */
  const byDiscriminator = (schema: Json, direction: Direction): Record<string, unknown> | undefined => {
    const property = text(record(schema["discriminator"])["propertyName"]);
    const refs = list(schema["oneOf"] ?? schema["anyOf"]).map((part) => text(record(part)["$ref"]));
    if (property === undefined || refs.length === 0 || !refs.every((ref) => ref !== undefined)) return undefined;
    const kinds = new Map<string, string>();
    const mapping = Object.entries(record(record(schema["discriminator"])["mapping"])).flatMap(([value, to]) => {
      const ref = text(to);
      return ref === undefined ? [] : [[value, ref.includes("/") ? ref : `#/components/schemas/${ref}`] as const];
    });
    for (const ref of refs) {
      const mapped = mapping.filter(([, to]) => to === ref);
      if (mapped.length === 0) kinds.set(ref.split("/").at(-1) ?? ref, ref);
      for (const [value] of mapped) kinds.set(value, ref);
    }
    return {
      type: "object",
      required: [property],
      properties: { [property]: { enum: [...kinds.keys()] } },
      allOf: [...kinds].map(([value, ref]) => ({
        if: { type: "object", required: [property], properties: { [property]: { const: value } } },
        then: { $ref: nameOf(ref, direction) },
      })),
    };
  };

  const convert = (raw: unknown, direction: Direction): unknown => {
    if (typeof raw === "boolean") return raw;
    const schema = record(raw);
    const ref = text(schema["$ref"]);
    const result: Record<string, unknown> = ref === undefined ? {} : { $ref: nameOf(ref, direction) };
    if (ref !== undefined && is30) return result;
    for (const key of copied) if (schema[key] !== undefined) result[key] = schema[key];
    // A boolean from an older draft has no meaning here.
    if (Array.isArray(schema["required"])) result["required"] = schema["required"];
    for (const key of single) if (schema[key] !== undefined) result[key] = convert(schema[key], direction);
    for (const key of several)
      if (Array.isArray(schema[key])) result[key] = schema[key].map((one) => convert(one, direction));
    for (const key of named) {
      if (isRecord(schema[key]))
        result[key] = Object.fromEntries(
          Object.entries(schema[key]).map(([name, one]) => [name, convert(one, direction)]),
        );
    }
    const pattern = text(schema["pattern"]);
    const usable = pattern === undefined ? undefined : unicodePattern(pattern);
    if (usable !== undefined) result["pattern"] = usable;
    hideFields(schema, result, direction);
    exclusiveBounds(result);
    const chosen = byDiscriminator(schema, direction);
    if (chosen !== undefined) {
      delete result["oneOf"];
      delete result["anyOf"];
      result["allOf"] = [...list(result["allOf"]), chosen];
    }
    return schema["nullable"] === true && is30 ? orNull(result) : result;
  };

  const hideFields = (schema: Json, result: Record<string, unknown>, direction: Direction): void => {
    const hidden = Object.entries(record(schema["properties"]))
      .filter(([, one]) => flag(one, direction === "request" ? "readOnly" : "writeOnly"))
      .map(([name]) => name);
    if (hidden.length === 0) return;
    if (Array.isArray(result["required"]))
      result["required"] = result["required"].filter((name) => !hidden.includes(String(name)));
    if (direction === "answer") {
      result["properties"] = {
        ...record(result["properties"]),
        ...Object.fromEntries(hidden.map((name) => [name, false])),
      };
    }
  };

  const flag = (schema: unknown, name: string): boolean => {
    const own = record(schema);
    if (own[name] === true) return true;
    const ref = text(own["$ref"]);
    return ref !== undefined && record(at(document, ref))[name] === true;
  };

  return convert as ConvertSchema;
}
