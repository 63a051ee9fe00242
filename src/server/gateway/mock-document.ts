/**
 * Writes one operation's responses as a separate document without references, from which the mocker generates. Schemas that
 * refer to each other in a cycle are followed to a limited depth.
 */
import { isRecord, list, record, text, at, type Json } from "#src/contract/document.ts";
import { plainKeywords } from "#src/contract/json-schema.ts";
import type { Operation } from "#src/contract/operation.ts";
import { operationNode } from "./checks.ts";

/** Optional properties are omitted below this depth, required ones below the next. */
const optionalDepth = 4;
const requiredDepth = 12;
/** Maximum schemas in one response. */
const maxSchemas = 200;
/** Maximum variants tried of a choice. */
const maxKinds = 4;

interface Place {
  readonly depth: number;
  /** References on the way from the root. */
  readonly seen: readonly string[];
  /** How many more schemas may be written here; each part gets a share, so that the first does not use all. */
  readonly budget: number;
}

const kept = [...plainKeywords, "pattern", "nullable", "default", "example", "examples", "readOnly"];

function follow(document: Json, value: unknown, seen: readonly string[]): { schema: Json; seen: readonly string[] } {
  let schema = record(value);
  let path = seen;
  for (let ref = text(schema["$ref"]); ref !== undefined && path.length < 100; ref = text(schema["$ref"])) {
    const { $ref: _, ...siblings } = schema;
    path = [...path, ref];
    schema = { ...record(at(document, ref)), ...siblings };
  }
  return { schema, seen: path };
}

/** True if the schema is one of its own ancestors. */
function isCircle(value: unknown, seen: readonly string[]): boolean {
  const ref = text(record(value)["$ref"]);
  return ref !== undefined && seen.includes(ref);
}

type RewriteData = (value: unknown) => unknown;

function createExpand(document: Json, data: RewriteData) {
  /** A value without parts: allowed at any depth, because the generator fails on an object without any value. */
  const isPlain = (value: unknown) => {
    const { schema } = follow(document, value, []);
    return (
      !["properties", "items", "allOf", "oneOf", "anyOf", "additionalProperties"].some(
        (key) => schema[key] !== undefined,
      ) && schema["type"] !== "object"
    );
  };

  const expand = (value: unknown, place: Place): Json => {
    const { schema, seen } = follow(document, value, place.seen);
    const result: Record<string, unknown> = {};
    for (const key of kept)
      if (schema[key] !== undefined)
        result[key] = ["default", "example", "examples", "enum", "const"].includes(key)
          ? data(schema[key])
          : schema[key];
    const ends = (one: unknown, depth: number) => place.budget < 1 || place.depth >= depth || isCircle(one, seen);
    const inside = (parts: number, deeper = 1): Place => ({
      depth: place.depth + deeper,
      seen,
      budget: Math.floor((place.budget - 1) / Math.max(1, parts)),
    });

    if (isRecord(schema["properties"])) {
      const required = list(schema["required"]);
      const entries = Object.entries(schema["properties"]).filter(([name, one]) => {
        if (follow(document, one, []).schema["writeOnly"] === true) return false;
        if (isPlain(one)) return true;
        return required.includes(name) ? place.depth < requiredDepth : !ends(one, optionalDepth);
      });
      const inner = inside(entries.filter(([, one]) => !isPlain(one)).length);
      result["properties"] = Object.fromEntries(entries.map(([name, one]) => [name, expand(one, inner)]));
      result["required"] = required.filter((name) => entries.some(([known]) => known === name));
      result["type"] ??= "object";
      // Names that are not in the contract would only be noise.
      result["additionalProperties"] = false;
    } else if (isRecord(schema["additionalProperties"]) && !ends(schema["additionalProperties"], optionalDepth)) {
      result["additionalProperties"] = expand(schema["additionalProperties"], inside(1));
    }
    if (schema["items"] !== undefined) {
      if (ends(schema["items"], optionalDepth + 2) && !(Number(schema["minItems"]) > 0)) result["maxItems"] = 0;
      result["items"] = result["maxItems"] === 0 ? {} : expand(schema["items"], inside(1));
    }
    if (Array.isArray(schema["allOf"])) {
      const parts = schema["allOf"].map((one) => ({ ...expand(one, inside(list(schema["allOf"]).length, 0)) }));
      // Each part lists only its own properties, so none of them may forbid additional ones.
      for (const part of [result, ...parts]) delete (part as Record<string, unknown>)["additionalProperties"];
      result["allOf"] = parts;
    }
    for (const key of ["oneOf", "anyOf"])
      if (Array.isArray(schema[key])) result[key] = kinds(schema, list(schema[key]), inside(maxKinds, 0));
    return result;
  };

  /** A few variants of a choice, non-recursive ones first; the discriminator names the variant. */
  const kinds = (schema: Json, choices: readonly unknown[], place: Place): Json[] => {
    const property = text(record(schema["discriminator"])["propertyName"]);
    const mapping = Object.entries(record(record(schema["discriminator"])["mapping"]));
    const open = choices.filter((one) => !isCircle(one, place.seen));
    return (open.length > 0 ? open : choices).slice(0, place.budget > 0 ? maxKinds : 1).map((one) => {
      const kind = expand(one, place);
      const ref = text(record(one)["$ref"]);
      if (property === undefined || ref === undefined) return kind;
      const value =
        mapping.find(([, to]) => to === ref || ref.endsWith(`/${String(to)}`))?.[0] ?? ref.split("/").at(-1);
      const fixed = { type: "string", enum: [value] };
      if (Array.isArray(kind["allOf"]))
        return {
          ...kind,
          allOf: [
            ...(kind["allOf"] as Json[]),
            { type: "object", required: [property], properties: { [property]: fixed } },
          ],
        };
      return { ...kind, properties: { ...record(kind["properties"]), [property]: fixed } };
    });
  };

  return (schema: unknown): Json => expand(schema, { depth: 0, seen: [], budget: maxSchemas });
}

export function mockDocument(document: Json, operation: Operation, data: RewriteData): Record<string, unknown> {
  const expand = createExpand(document, data);
  const inline = (value: unknown) => follow(document, value, []).schema;
  const examples = (media: Json) => ({
    ...(media["example"] !== undefined && { example: data(media["example"]) }),
    ...(isRecord(media["examples"]) && {
      examples: Object.fromEntries(
        Object.entries(media["examples"]).map(([name, one]) => [name, { value: data(inline(one)["value"]) }]),
      ),
    }),
  });
  const described = (media: Json) => ({
    ...examples(media),
    ...(media["schema"] !== undefined && { schema: expand(media["schema"]) }),
  });
  const responses = Object.entries(record(operationNode(document, operation)["responses"])).map(([status, raw]) => {
    const response = inline(raw);
    const headers = Object.entries(record(response["headers"])).map(([name, one]) => [
      name,
      { ...described(inline(one)), required: inline(one)["required"] === true },
    ]);
    const content = Object.entries(record(response["content"])).map(([type, media]) => [
      type,
      described(record(media)),
    ]);
    return [
      status,
      {
        description: "",
        headers: Object.fromEntries(headers),
        ...(content.length > 0 && { content: Object.fromEntries(content) }),
      },
    ];
  });
  const node = { operationId: operation.id, responses: Object.fromEntries(responses) };
  return {
    openapi: document["openapi"],
    info: { title: "", version: "" },
    paths: { [operation.path]: { [operation.method]: node } },
  };
}
