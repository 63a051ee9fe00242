/** The text of a validator module: functions compiled by ajv, the constants they need, and imports of other modules. */
import type { AnyValidateFunction } from "ajv/dist/types/index.js";
import type { ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import { isRecord } from "#src/contract/document.ts";
import { literal } from "./text.ts";

/** A compiled function as ajv stores it: its text, and what the text references. */
export type SourceCode = NonNullable<AnyValidateFunction["source"]>;

interface Validate {
  readonly source?: SourceCode;
}

/** The function a name stands for; ajv puts those of a cycle in an object that is filled later. */
function callee({ prefix, value }: ValueScopeName): SourceCode | undefined {
  const found = value?.ref as (Validate & { readonly validate?: Validate }) | undefined;
  if (prefix === "validate") return found?.source;
  return prefix === "wrapper" || prefix === "root" ? found?.validate?.source : undefined;
}

function namesOf(source: SourceCode): ValueScopeName[] {
  return Object.values<ReadonlySet<ValueScopeName> | undefined>(source.scopeValues).flatMap((names) => [
    ...(names ?? []),
  ]);
}

/** Every function that a function calls, directly or indirectly, and itself. */
export function reachable(source: SourceCode, found = new Set<SourceCode>()): Set<SourceCode> {
  if (found.has(source)) return found;
  found.add(source);
  for (const name of namesOf(source)) {
    const called = callee(name);
    if (called !== undefined) reachable(called, found);
  }
  return found;
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const everywhere = (pattern: string) => new RegExp(pattern, "g");

/** An error as ajv writes it: object, list, counter. Only its place, keyword and parameters are read. */
const error = everywhere(
  String.raw`const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:${quoted},keyword:(${quoted}),params:(\{.*\})\};\n` +
    String.raw`if\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;`,
);
const signature = everywhere(
  String.raw`\(data, \{instancePath="", parentData, parentDataProperty, rootData=data(?:, dynamicAnchors=\{\})?\}=\{\}\)`,
);
const call = everywhere(
  String.raw`\{instancePath(?::(.*?))?,parentData(?::\w+)?,parentDataProperty(?::(?:${quoted}|\w+))?,rootData(?:,dynamicAnchors)?\}\)`,
);

/** Removes code that nothing reads: about half of ajv's output. */
function shorten(code: string): string {
  const short = code
    .replace(error, (_, _name, path: string | undefined, keyword: string, params: string) => {
      const read = params.replace(/^\{comparison: "[<>]=?", /, "{");
      return `vErrors = $fault(vErrors, ${path ?? "instancePath"}, ${keyword}, ${read});\nerrors++;`;
    })
    .replace(signature, `(data, instancePath = "")`)
    .replace(call, (_, path: string | undefined) => `${path ?? "instancePath"})`);
  if (/(?<![\w.])(?:parentData|rootData|dynamicAnchors)\b/.test(short.replace(everywhere(quoted), '""')))
    throw new Error("ajv wrote code of a form that is not known here");
  return short;
}

const step = String.raw`\.[A-Za-z_$][\w$]*|\[(?:${quoted}|\d+)\]`;
/** Text in quotes, which stays as it is, and the names that ajv gave, of schemas with the part that is meant. */
const names = everywhere(
  String.raw`${quoted}|(?:func\d+\.call\((schema\d+)((?:${step})*), )|(?<![\w$.])(schema\d+)((?:${step})+)|(?<![\w$.])([a-z]+\d+)\b`,
);

function partOf(schema: unknown, path: string): unknown {
  let part = schema;
  for (const [, name, key] of path.matchAll(everywhere(String.raw`\.([\w$]+)|\[(${quoted}|\d+)\]`)))
    part = (part as Record<string, unknown>)[name ?? String(JSON.parse(key ?? ""))];
  return part;
}

/** What ajv requires from its own package comes from the runtime instead. */
const runtimeNames: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': "$lengthOf",
  'require("ajv/dist/runtime/equal").default': "$equal",
};

export interface ValidatorModule {
  /** Functions and constants. */
  readonly code: string;
  /** The name of each function in the code, including those of other modules. */
  readonly nameOf: (source: SourceCode) => string;
  /** Functions of other modules that are called here. */
  readonly imported: ReadonlySet<SourceCode>;
}

/** Names are renumbered within the module, so that a change elsewhere in the contract does not affect it. */
export function validatorModule(
  entries: readonly SourceCode[],
  elsewhere: ReadonlyMap<SourceCode, string>,
): ValidatorModule {
  const functions: SourceCode[] = [];
  const imported = new Set<SourceCode>();
  const aliases = new Map<string, string>();
  const constants: string[] = [];
  const counts = new Map<string, number>();
  const known = new Map<string, ValueScopeName>();
  const sources = new Map<string, SourceCode>();

  const alias = (key: string, prefix: string, value?: string): string => {
    const found = aliases.get(key);
    if (found !== undefined) return found;
    const count = counts.get(prefix) ?? 0;
    counts.set(prefix, count + 1);
    const name = `$${prefix}${count}`;
    aliases.set(key, name);
    if (value !== undefined) constants.push(`const ${name} = ${value};`);
    return name;
  };
  const nameOf = (source: SourceCode): string => {
    const key = source.validateName.str;
    if (!aliases.has(key)) {
      if (elsewhere.has(source)) imported.add(source);
      else functions.push(source);
    }
    return alias(key, "validate");
  };
  const rename = (code: string): string =>
    code.replace(names, (text, listed: string, listPath: string, schema: string, path: string, plain: string) => {
      if (listed !== undefined) {
        const keys = Object.keys(partOf(known.get(listed)?.value?.ref, listPath) as object);
        return `${alias(listed + listPath, "names", `new Set(${literal(keys)})`)}.has(`;
      }
      if (schema !== undefined) {
        const part = partOf(known.get(schema)?.value?.ref, path);
        return isRecord(part) ? alias(schema + path, "schema", literal(part)) : literal(part);
      }
      const source = sources.get(plain);
      if (source !== undefined) return nameOf(source);
      const name = known.get(plain);
      if (name === undefined) return text;
      const called = callee(name);
      if (called !== undefined) return alias(plain, "circle", `{ validate: ${nameOf(called)} }`);
      const value = String(name.value?.code);
      return runtimeNames[value] ?? alias(plain, name.prefix, value);
    });

  entries.forEach(nameOf);
  const bodies: string[] = [];
  for (const source of functions) {
    sources.set(source.validateName.str, source);
    for (const name of namesOf(source)) {
      known.set(name.str, name);
      const called = callee(name);
      if (called !== undefined) sources.set(called.validateName.str, called);
    }
    bodies.push(rename(shorten(source.validateCode.toString())).trim());
    if (source.evaluated !== undefined) bodies.push(`${nameOf(source)}.evaluated = ${String(source.evaluated)};`);
  }
  return { code: [...constants, ...bodies, ""].join("\n"), nameOf, imported };
}
