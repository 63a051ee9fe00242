/** Everything generated from one contract, as text by path; nothing is written here. */
import type { Json } from "#src/contract/document.ts";
import { uniqueNames } from "#src/contract/names.ts";
import type { Operation } from "#src/contract/operation.ts";
import { readOperations } from "#src/contract/read-operations.ts";
import { adaptDocument } from "./adapt.ts";
import { emitClient } from "./emit-client.ts";
import { emitForms } from "./emit-forms.ts";
import { emitHooks } from "./emit-hooks.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitResources } from "./emit-resources.ts";
import { emitSchema } from "./emit-schema.ts";
import { emitValidators } from "./emit-validators.ts";

export const header = "// Generated from the contract by `npm run generate`; never edited.\n";

export interface GeneratedContract {
  readonly files: ReadonlyMap<string, string>;
  readonly operations: readonly Operation[];
  /** What the contract says and the output cannot. */
  readonly notes: readonly string[];
}

/** Where generated code imports from: `src` as seen from the top of the output and from a folder below it. */
export interface Runtime {
  readonly top: string;
  readonly below: string;
}

/** A kebab-case file name per tag; two names never differ in case alone. */
function fileNames(tags: Iterable<string>): ReadonlyMap<string, string> {
  const unique = uniqueNames((name) => name.toLowerCase());
  const kebab = (tag: string) =>
    tag
      .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, "-")
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join("-")
      .toLowerCase();
  return new Map([...tags].map((tag) => [tag, unique(kebab(tag) || "tag")]));
}

export function generateContract(document: Json, runtime: Runtime): GeneratedContract {
  const all = readOperations(document);
  const operations = all.filter((operation) => operation.method !== "trace");
  const adapted = adaptDocument(document, all);
  const notes = [
    ...adapted.notes,
    ...all
      .filter((one) => one.method === "trace")
      .map((one) => `TRACE ${one.path}: fetch cannot send TRACE; no function`),
    ...operations
      .filter((one) => one.parameters.some((parameter) => parameter.in === "cookie"))
      .map((one) => `${one.id}: browsers send their own cookies; cookie parameters work outside browsers only`),
  ];
  const files = new Map<string, string>([
    ["openapi.json", `${JSON.stringify(document, null, 1)}\n`],
    ["schema.ts", header + emitSchema(adapted)],
    ["operations.ts", header + emitOperations(all, runtime.top)],
  ]);
  const byTag = Map.groupBy(operations, (operation) => operation.tag);
  for (const [tag, file] of fileNames(byTag.keys())) {
    const own = byTag.get(tag) ?? [];
    files.set(`client/${file}.ts`, header + emitClient(document, own, `${runtime.below}/client`));
    const validators = emitValidators(document, own, `${runtime.below}/client`, (message) => void notes.push(message));
    if (validators) {
      files.set(`validators/${file}.js`, header + validators.code);
      files.set(`validators/${file}.d.ts`, header + validators.types);
    }
    const forms = emitForms(document, own, runtime.below);
    if (forms !== undefined) files.set(`forms/${file}.ts`, header + forms);
    const resources = emitResources(document, own, file, runtime.below);
    if (resources !== undefined) files.set(`resources/${file}.ts`, header + resources);
    files.set(`hooks/${file}.ts`, header + emitHooks(own, file, `${runtime.below}/client`));
  }
  return { files, operations: all, notes };
}
