/** A contract without handlers: served from its document only. */
import { at, isRecord, record, type Json } from "#src/contract/document.ts";
import { readOperations } from "#src/contract/read-operations.ts";
import type { ServedContract } from "./gateway/types.ts";

/** References without a target; nothing in an example is a reference. */
function danglingReferences(document: Json): readonly string[] {
  const dangling = new Set<string>();
  const visit = (node: unknown, inNames: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, false));
    if (!isRecord(node)) return;
    const ref = node["$ref"];
    if (!inNames && typeof ref === "string" && at(document, ref) === undefined) dangling.add(ref);
    for (const [key, one] of Object.entries(node)) {
      const data = !inNames && ["example", "examples", "default", "enum", "const"].includes(key);
      if (!data) visit(one, !inNames && (key === "properties" || key === "patternProperties"));
    }
  };
  visit(document["paths"], false);
  visit(document["components"], false);
  return [...dangling];
}

/** Throws if the document cannot be served, with a message for its author. */
export function documentContract(name: string, value: unknown): ServedContract {
  const document = record(value);
  if (!/^3\.[01]\./.test(String(document["openapi"]))) throw new Error("it is not an OpenAPI 3.0 or 3.1 document");
  if (!isRecord(document["paths"])) throw new Error("it has no paths");
  const dangling = danglingReferences(document);
  if (dangling.length > 0) throw new Error(`nothing is found at ${dangling.slice(0, 3).join(", ")}`);
  return {
    name,
    document,
    operations: readOperations(document),
    handles: () => false,
    call: () => Promise.resolve(null),
  };
}
