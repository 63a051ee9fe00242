/** Reads a contract of one or many files into a single JSON document, without touching the network. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { BaseResolver, bundle, createConfig, parseYaml, type Source } from "@redocly/openapi-core";
import { at, type Json, record } from "#src/contract/document.ts";
import { type HiddenData, hiddenData } from "./hide-data.ts";
import { addStandardResponses, standardNames, standardResponsesKey } from "./standard-responses.ts";

/** A mapping may name a schema of the root document instead of referencing it; the bundler only knows references. */
function referMappings(node: unknown, names: Json, root: string): void {
  if (typeof node !== "object" || node === null) return;
  const mapping = record(record(record(node)["discriminator"])["mapping"]) as Record<string, unknown>;
  for (const [value, target] of Object.entries(mapping)) {
    if (typeof target === "string" && Object.hasOwn(names, target))
      mapping[value] = `${root}#/components/schemas/${target}`;
  }
  for (const one of Object.values(node)) referMappings(one, names, root);
}

/** References the standard responses from the root, so that the bundler includes them; false if the contract has none. */
function referToStandardResponses(root: unknown): boolean {
  const parsed = record(root) as Record<string, unknown>;
  const { [standardResponsesKey]: file } = parsed;
  if (typeof file !== "string") return false;
  delete parsed[standardResponsesKey];
  const components = record(parsed["components"]);
  const referred = standardNames.map((name) => [name, { $ref: `${file}#/${name}` }]);
  parsed["components"] = {
    ...components,
    responses: { ...record(components["responses"]), ...Object.fromEntries(referred) },
  };
  return true;
}

/** Only files: a reference to another host is an error, never a request. */
class FileResolver extends BaseResolver {
  readonly #data: HiddenData;
  readonly #prepared = new WeakSet<object>();
  #names: Json = {};
  #root = "";
  hasStandardResponses = false;
  constructor(data: HiddenData) {
    super({ http: { headers: [] } });
    this.#data = data;
  }
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (/^https?:/i.test(absoluteRef))
      return Promise.reject(new Error(`${absoluteRef} is not a file; references must stay local`));
    return super.loadExternalRef(absoluteRef);
  }
  override async resolveDocument(base: string | null, ref: string, isRoot?: boolean) {
    const found = await super.resolveDocument(base, ref, isRoot);
    if (!("parsed" in found) || this.#prepared.has(found)) return found;
    this.#prepared.add(found);
    if (isRoot === true) {
      this.#root = found.source.absoluteRef;
      this.#names = record(record(record(found.parsed)["components"])["schemas"]);
      this.hasStandardResponses = referToStandardResponses(found.parsed);
    }
    this.#data.hide(found.parsed);
    referMappings(found.parsed, this.#names, found.source.absoluteRef === this.#root ? "" : this.#root);
    return found;
  }
}

/** Every reference below a node, except in data. */
function references(node: unknown, found: Set<string>): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  const ref = record(node)["$ref"];
  if (typeof ref === "string") found.add(ref);
  for (const target of Object.values(record(record(record(node)["discriminator"])["mapping"])))
    if (/[/.]/.test(String(target))) found.add(String(target));
  for (const one of Object.values(node)) references(one, found);
  return found;
}

/** A document that only references itself is ready; bundling would only take time and memory. */
function readSingle(file: string): Json | undefined {
  const data = hiddenData();
  const source = readFileSync(file, "utf8");
  const parsed = record(file.endsWith(".json") ? JSON.parse(source) : parseYaml(source));
  data.hide(parsed);
  const refs = [...references(parsed, new Set())];
  if (refs.some((ref) => !ref.startsWith("#")) || parsed[standardResponsesKey] !== undefined) return undefined;
  for (const ref of refs)
    if (ref.startsWith("#/") && at(parsed, ref) === undefined) throw new Error(`Can't resolve $ref ${ref}`);
  return record(data.restore(parsed));
}

async function readSeveral(file: string): Promise<Json> {
  const data = hiddenData();
  const files = new FileResolver(data);
  const { bundle: document, problems } = await bundle({
    ref: file,
    config: await createConfig({}),
    externalRefResolver: files,
  });
  const fatal = problems.filter((problem) => problem.severity === "error");
  const messages = fatal.map(({ message, location: [place] }) =>
    place ? `${relative(process.cwd(), place.source.absoluteRef)} ${place.pointer ?? ""}: ${message}` : message,
  );
  if (messages.length > 0) throw new Error([...new Set(messages)].join("\n"));
  const bundled = record(data.restore(document.parsed));
  return files.hasStandardResponses ? addStandardResponses(bundled) : bundled;
}

export async function readContract(file: string): Promise<Json> {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const document = readSingle(file) ?? (await readSeveral(file));
  if (!/^3\.[01]\./.test(String(document["openapi"]))) throw new Error(`${file} is not an OpenAPI 3.0 or 3.1 document`);
  return document;
}
