/**
 * `validators/<tag>.js`: the contract's request body schemas as plain code, without eval, for forms. A component that
 * several tags use has a module of its own in `validators/components`.
 */
import { _, Ajv, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Json, record, resolve, text } from "#src/contract/document.ts";
import { formats } from "#src/contract/formats.ts";
import { isDraft2020, schemaConverter } from "#src/contract/json-schema.ts";
import { isJson } from "#src/contract/media-types.ts";
import type { Operation } from "#src/contract/operation.ts";
import { uniqueNames } from "#src/contract/names.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import { fileName } from "./text.ts";
import { reachable, type SourceCode, validatorModule } from "./validator-code.ts";

/** The schema of an operation's JSON body; other bodies are left to the server. */
function bodySchema(document: Json, operation: Operation): unknown {
  const content = record(resolve(document, rawOperation(document, operation)["requestBody"])["content"]);
  const mediaType = Object.keys(content).find(isJson);
  return mediaType === undefined ? undefined : record(content[mediaType])["schema"];
}

/** Components with so few keywords are inlined: a call would be longer. */
const inlinedKeywords = 3;

function compiler(document: Json) {
  const options = {
    allErrors: true,
    strict: false,
    logger: false,
    messages: false,
    inlineRefs: inlinedKeywords,
    // The bundler has validated the contract; the meta-schema would cost more than the schemas.
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: true, formats: _`$formats` },
  } as unknown as Options;
  const ajv = isDraft2020(document) ? new Ajv2020(options) : new Ajv(options);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  const refs = new Map<string, string>();
  const convert = schemaConverter(document, (name, schema, ref) => {
    refs.set(name, ref);
    ajv.addSchema(schema, name);
  });
  /** The function for a body; operations that take the same named schema share it. */
  const compile = (id: string, schema: unknown): SourceCode | undefined => {
    const converted = record(convert(schema, "request"));
    const component = Object.keys(converted).length === 1 ? text(converted["$ref"]) : undefined;
    const name = component ?? `body ${id}`;
    if (component === undefined) ajv.addSchema(converted, name);
    return ajv.getSchema(name)?.source;
  };
  /** The components with functions, by the reference that leads to them. */
  const components = () =>
    [...refs].flatMap(([name, ref]) => {
      const source = ajv.schemas[name]?.validate?.source;
      return source === undefined ? [] : [[source, ref] as const];
    });
  return { compile, components };
}

const runtimeNames = ["check", "equal", "fault", "formats", "lengthOf"];

/** A module with imports of the runtime and of the components it calls. */
function moduleText(
  entries: readonly SourceCode[],
  elsewhere: ReadonlyMap<SourceCode, string>,
  folder: string,
  exported: (nameOf: (source: SourceCode) => string) => readonly string[],
): string {
  const { code, nameOf, imported } = validatorModule(entries, elsewhere);
  const lines = exported(nameOf);
  const used = runtimeNames.filter((name) => new RegExp(String.raw`\$${name}\b`).test(code + lines.join("")));
  return [
    `import { ${used.map((name) => `${name} as $${name}`).join(", ")} } from "#src/client/validation.ts";`,
    ...[...imported].map(
      (source) => `import { validate as ${nameOf(source)} } from "${folder}/${elsewhere.get(source) ?? ""}.js";`,
    ),
    "",
    ...lines,
    code,
  ].join("\n");
}

/** The files of all validators, as text by path within the output; `byFile` holds the operations of each tag. */
export function emitValidators(
  document: Json,
  byFile: ReadonlyMap<string, readonly Operation[]>,
  note: (message: string) => void,
): ReadonlyMap<string, string> {
  const { compile, components } = compiler(document);
  const found = new Map<string, Map<string, SourceCode>>();
  for (const [file, operations] of byFile) {
    const sources = new Map<string, SourceCode>();
    for (const operation of operations) {
      // A form that validates during typing gets its faults from the response.
      const schema = operation.query ? undefined : bodySchema(document, operation);
      if (schema === undefined) continue;
      try {
        const source = compile(operation.id, schema);
        if (source) sources.set(operation.id, source);
      } catch (error) {
        note(`${operation.id}: no validator for its body, ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (sources.size > 0) found.set(file, sources);
  }

  const users = new Map<SourceCode, Set<string>>();
  for (const [file, sources] of found) {
    for (const source of [...sources.values()].flatMap((one) => [...reachable(one)]))
      users.set(source, (users.get(source) ?? new Set()).add(file));
  }
  const unique = uniqueNames((name) => name.toLowerCase());
  const shared = new Map(
    components()
      .filter(([source]) => (users.get(source)?.size ?? 0) > 1)
      .map(([source, ref]) => [source, unique(fileName(ref.split("/").at(-1) ?? "component"))] as const),
  );

  const files = new Map<string, string>();
  for (const [source, name] of shared) {
    const others = new Map([...shared].filter(([other]) => other !== source));
    const text = moduleText([source], others, ".", (nameOf) => [`export { ${nameOf(source)} as validate };`]);
    files.set(`validators/components/${name}.js`, text);
  }
  for (const [file, sources] of found) {
    const text = moduleText([...sources.values()], shared, "./components", (nameOf) =>
      [...sources].map(([id, source]) => `export const ${id} = /*#__PURE__*/ $check(${nameOf(source)});`),
    );
    files.set(`validators/${file}.js`, text);
    files.set(
      `validators/${file}.d.ts`,
      [
        `import type { Check as $Check } from "#src/client/validation.ts";`,
        "",
        ...[...sources.keys()].map((id) => `export declare const ${id}: $Check;`),
        "",
      ].join("\n"),
    );
  }
  return files;
}
