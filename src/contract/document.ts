/** Reading of a bundled OpenAPI document: plain JSON, local references only. */

export type Json = Readonly<Record<string, unknown>>;

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function record(value: unknown): Json {
  return isRecord(value) ? value : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The value at a local JSON pointer such as `#/components/schemas/Grade`. */
export function at(document: Json, pointer: string): unknown {
  let node: unknown = document;
  for (const part of pointer
    .replace(/^#\/?/, "")
    .split("/")
    .filter((step) => step !== "")) {
    const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    node = Array.isArray(node) ? node[Number(key)] : record(node)[key];
  }
  return node;
}

/** Follows `$ref`s to the end; siblings of a `$ref` (3.1) override what it names. */
export function resolve(document: Json, value: unknown): Json {
  const seen = new Set<string>();
  let node = record(value);
  let over: Json = {};
  for (let ref = text(node["$ref"]); ref !== undefined; ref = text(node["$ref"])) {
    if (seen.has(ref) || !ref.startsWith("#")) return over;
    seen.add(ref);
    const { $ref: _, ...siblings } = node;
    over = { ...siblings, ...over };
    node = record(at(document, ref));
  }
  return { ...node, ...over };
}
