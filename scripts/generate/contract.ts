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
import { emitRecords } from "./emit-records.ts";
import { emitResources } from "./emit-resources.ts";
import { emitSchema } from "./emit-schema.ts";
import { emitValidators } from "./emit-validators.ts";
import { fileName } from "./text.ts";

const runtime = "#src";

export const header = "// Generated from the contract by `npm run generate`; never edited.\n";

export interface GeneratedContract {
  readonly files: ReadonlyMap<string, string>;
  readonly operations: readonly Operation[];
  /** What the contract says but the output cannot express. */
  readonly notes: readonly string[];
}

/** A file name per tag; names never differ only in case. */
function fileNames(tags: Iterable<string>): ReadonlyMap<string, string> {
  const unique = uniqueNames((name) => name.toLowerCase());
  return new Map([...tags].map((tag) => [tag, unique(fileName(tag))]));
}

/** Imports of the runtime are written as `#src/…`; `place.ts` adapts them to the output folder. */
export function generateContract(document: Json): GeneratedContract {
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
    ["operations.ts", header + emitOperations(all, runtime)],
  ]);
  const byTag = Map.groupBy(operations, (operation) => operation.tag);
  const records = emitRecords(document, byTag.values(), runtime);
  if (records !== undefined) files.set("records.ts", header + records);
  const byFile = new Map([...fileNames(byTag.keys())].map(([tag, file]) => [file, byTag.get(tag) ?? []]));
  for (const [file, own] of byFile) {
    files.set(`client/${file}.ts`, header + emitClient(document, own, `${runtime}/client`));
    const forms = emitForms(document, own, runtime);
    if (forms !== undefined) files.set(`forms/${file}.ts`, header + forms);
    const resources = emitResources(document, own, file, runtime);
    if (resources !== undefined) files.set(`resources/${file}.ts`, header + resources);
    files.set(`hooks/${file}.ts`, header + emitHooks(own, file, `${runtime}/client`));
  }
  for (const [path, text] of emitValidators(document, byFile, (message) => void notes.push(message)))
    files.set(path, header + text);
  return { files, operations: all, notes };
}
