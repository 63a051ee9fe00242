/** Examples and other values inside a contract are data: hidden while references are followed, so that none in them is resolved. */

/** Keys whose children have names chosen by the author. */
const maps = new Set(
  (
    "properties patternProperties dependentSchemas $defs definitions schemas parameters responses headers examples " +
    "requestBodies securitySchemes links callbacks pathItems paths webhooks content encoding variables mapping"
  ).split(" "),
);
const data = new Set(["example", "enum", "const"]);

/** A default in a schema is data; a response or a name called default is not. */
function isData(key: string, value: unknown): boolean {
  if (data.has(key) || key.startsWith("x-")) return true;
  if (key === "examples") return Array.isArray(value);
  if (key !== "default" || typeof value !== "object" || value === null) return false;
  return !("$ref" in value || "description" in value || "content" in value);
}

export interface HiddenData {
  readonly hide: (node: unknown) => void;
  readonly restore: (node: unknown) => unknown;
}

export function hiddenData(): HiddenData {
  const values: unknown[] = [];
  const seen = new WeakSet<object>();
  const mark = "\u0000data ";
  const put = (value: unknown) => `${mark}${values.push(value) - 1}`;

  function hide(node: unknown, kind: "keywords" | "names" | "example"): void {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) return node.forEach((one) => hide(one, "keywords"));
    const object = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(object)) {
      if (kind === "names") hide(value, "keywords");
      else if (
        typeof value === "object" &&
        value !== null &&
        (isData(key, value) || (kind === "example" && key === "value"))
      )
        object[key] = put(value);
      else if (key === "examples") Object.values(value as object).forEach((one) => hide(one, "example"));
      else hide(value, maps.has(key) && !Array.isArray(value) ? "names" : "keywords");
    }
  }

  function restore(node: unknown): unknown {
    if (typeof node === "string") return node.startsWith(mark) ? values[Number(node.slice(mark.length))] : node;
    if (Array.isArray(node)) return node.map(restore);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, restore(value)]));
  }
  return { hide: (node) => hide(node, "keywords"), restore };
}
