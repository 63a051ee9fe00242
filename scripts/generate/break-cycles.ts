/** Schemas that contain themselves without an object or array in between, which no TypeScript type can express. */
import { type Json, isRecord, list, text } from "#src/contract/document.ts";

const prefix = "#/components/schemas/";

type Schemas = Readonly<Record<string, Json>>;
type PartsOf = (schema: Json) => readonly string[];

/** Names a schema consists of: its own reference and those of its parts, not of its properties and items. */
const partsOf: PartsOf = (schema) => {
  const ref = text(schema["$ref"]);
  if (ref !== undefined) return [ref.slice(prefix.length)];
  return [...list(schema["allOf"]), ...list(schema["oneOf"])].filter(isRecord).flatMap(partsOf);
};

/** The same with array items, which TypeScript only resolves lazily in an alias. */
const partsAndItemsOf: PartsOf = (schema) => {
  const ref = text(schema["$ref"]);
  if (ref !== undefined) return [ref.slice(prefix.length)];
  return [...list(schema["allOf"]), ...list(schema["oneOf"]), schema["items"]]
    .filter(isRecord)
    .flatMap(partsAndItemsOf);
};

/** The path from `from` back to itself through parts alone. */
function cycleOf(schemas: Schemas, from: string, parts = partsOf): readonly string[] | undefined {
  const seen = new Set<string>();
  const walk = (name: string, trail: readonly string[]): readonly string[] | undefined => {
    for (const next of parts(schemas[name] ?? {})) {
      if (next === from) return [...trail, name];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...trail, name]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(from, []);
}

function replacePart(schema: Json, target: string, replacement: Json): Json {
  if (schema["$ref"] === prefix + target) return replacement;
  const swap = (parts: unknown) =>
    list(parts).map((part) => (isRecord(part) ? replacePart(part, target, replacement) : part));
  return {
    ...schema,
    ...("allOf" in schema && { allOf: swap(schema["allOf"]) }),
    ...("oneOf" in schema && { oneOf: swap(schema["oneOf"]) }),
  };
}

/** Schemas that contain arrays of themselves with no object in between. */
export function listsOfThemselves(schemas: Schemas): readonly string[] {
  return Object.keys(schemas).filter((name) => cycleOf(schemas, name, partsAndItemsOf));
}

/** A child whose base lists its children uses the base without the list; otherwise the place is unknown. */
export function breakCycles(source: Schemas, unknown: (name: string) => void): Schemas {
  const schemas = { ...source };
  for (const name of Object.keys(schemas)) {
    for (let cycle = cycleOf(schemas, name); cycle; cycle = cycleOf(schemas, name)) {
      const steps = cycle.map((from, at) => ({ from, to: cycle?.[at + 1] ?? name }));
      const child = steps.find(({ from, to }) => {
        const inAllOf = list(schemas[from]?.["allOf"]).filter(isRecord).flatMap(partsOf).includes(to);
        return inAllOf && Array.isArray(schemas[to]?.["oneOf"]);
      });
      const { from, to } = child ?? steps.at(-1) ?? { from: name, to: name };
      const { oneOf: _, ...base } = schemas[to] ?? {};
      if (!child) unknown(from);
      schemas[from] = replacePart(schemas[from] ?? {}, to, child ? base : {});
    }
  }
  return schemas;
}
