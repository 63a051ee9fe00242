/** How text can be parsed: the types a schema allows, computed once, so that parameters and form fields become values. */
import { isRecord, list, record, resolve, text, type Json } from "#src/contract/document.ts";

export interface Shape {
  readonly types: ReadonlySet<string>;
  readonly items?: Shape;
  readonly properties: Readonly<Record<string, Shape>>;
  readonly additional?: Shape;
  readonly binary: boolean;
  readonly default?: unknown;
}

const deepest = 8;

/** The union of what a schema and its parts allow. */
export function shapeOf(document: Json, schema: unknown, depth = 0): Shape {
  const own = resolve(document, schema);
  if (depth > deepest) return { types: new Set(), properties: {}, binary: false };
  const parts = ["allOf", "anyOf", "oneOf"]
    .flatMap((key) => list(own[key]))
    .map((part) => shapeOf(document, part, depth + 1));
  const types = new Set([
    ...[own["type"]].flat().flatMap((type) => text(type) ?? []),
    ...parts.flatMap((part) => [...part.types]),
  ]);
  if (types.size === 0 && isRecord(own["properties"])) types.add("object");
  if (own["nullable"] === true) types.add("null");
  const properties: Record<string, Shape> = Object.assign({}, ...parts.map((part) => part.properties));
  for (const [name, one] of Object.entries(record(own["properties"])))
    properties[name] = shapeOf(document, one, depth + 1);
  const items =
    own["items"] === undefined ? parts.find((part) => part.items)?.items : shapeOf(document, own["items"], depth + 1);
  const additional = isRecord(own["additionalProperties"])
    ? shapeOf(document, own["additionalProperties"], depth + 1)
    : undefined;
  const binary =
    own["format"] === "binary" ||
    own["contentMediaType"] === "application/octet-stream" ||
    parts.some((part) => part.binary);
  return {
    types,
    properties,
    binary,
    ...(items && { items }),
    ...(additional && { additional }),
    ...(own["default"] !== undefined && { default: own["default"] }),
  };
}

const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Text as a value of its shape; text that does not fit stays text, so that validation names the fault. */
export function fromText(value: string, { types }: Shape): unknown {
  if (types.has("string")) return value;
  if ((types.has("integer") || types.has("number")) && numeral.test(value)) return Number(value);
  if (types.has("boolean") && (value === "true" || value === "false")) return value === "true";
  if (types.has("null") && (value === "" || value === "null")) return null;
  return value;
}

/** A tree of texts and lists, from a query or form, as values of its shape. */
export function fromTexts(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((one) => (shape.items ? fromTexts(one, shape.items) : one));
  if (typeof value === "string") {
    const single = shape.types.has("array") && !shape.types.has("string");
    return single ? [shape.items ? fromTexts(value, shape.items) : value] : fromText(value, shape);
  }
  if (!isRecord(value) || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner = Object.hasOwn(shape.properties, name) ? shape.properties[name] : shape.additional;
      return [name, inner ? fromTexts(one, inner) : one];
    }),
  );
}
