/** `validators/<tag>.js`: the contract's schemas of request bodies as plain code, without eval, for forms. */
import { _, Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { type Json, record, resolve, text } from "#src/contract/document.ts";
import { formats } from "#src/contract/formats.ts";
import { isDraft2020, schemaConverter } from "#src/contract/json-schema.ts";
import { isJson } from "#src/contract/media-types.ts";
import type { Operation } from "#src/contract/operation.ts";
import { rawOperation } from "#src/contract/read-operations.ts";

interface Validators {
  readonly code: string;
  readonly types: string;
}

/** The schema of an operation's JSON body; bodies of other kinds are left to the server. */
function bodySchema(document: Json, operation: Operation): unknown {
  const content = record(resolve(document, rawOperation(document, operation)["requestBody"])["content"]);
  const mediaType = Object.keys(content).find(isJson);
  return mediaType === undefined ? undefined : record(content[mediaType])["schema"];
}

/** What ajv takes from its own package comes from the runtime instead, so that nothing has to be required. */
const replaced = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, "$lengthOf"],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, "$equal"],
  [/^"use strict";\s*/, ""],
  [/^export const (\S+) = (\w+);/gm, "export const $1 = /*#__PURE__*/ $$check($2);"],
] as const;

export function emitValidators(
  document: Json,
  operations: readonly Operation[],
  runtime: string,
  note: (message: string) => void,
): Validators | undefined {
  const options = {
    allErrors: true,
    strict: false,
    logger: false,
    messages: false,
    // The bundler has checked the contract; the meta-schema of each area's ajv would cost more than the schemas.
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: true, formats: _`$formats` },
  } as const;
  const ajv = isDraft2020(document) ? new Ajv2020(options) : new Ajv(options);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  const convert = schemaConverter(document, (name, schema) => void ajv.addSchema(schema, name));
  const names: Record<string, string> = {};
  for (const operation of operations) {
    // A form that asks as people type is told its faults by the answer.
    const schema = operation.query ? undefined : bodySchema(document, operation);
    if (schema === undefined) continue;
    try {
      const converted = record(convert(schema, "request"));
      // Operations that take the same named schema share its code.
      const shared = Object.keys(converted).length === 1 ? text(converted["$ref"]) : undefined;
      const name = shared ?? `body ${operation.id}`;
      if (shared === undefined) ajv.addSchema(converted, name);
      if (ajv.getSchema(name)) names[operation.id] = name;
    } catch (error) {
      note(`${operation.id}: no validator for its body, ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const ids = Object.keys(names);
  if (ids.length === 0) return undefined;
  const first = Object.fromEntries(
    Object.entries(names)
      .map(([id, name]) => [name, id])
      .reverse(),
  );
  const compiled = standaloneCode(ajv, Object.fromEntries(Object.entries(first).map(([name, id]) => [id, name])));
  const aliases = ids
    .filter((id) => first[names[id] ?? ""] !== id)
    .map((id) => `export { ${first[names[id] ?? ""] ?? ""} as ${id} };\n`);
  const code = replaced.reduce((source, [from, to]) => source.replace(from, to), compiled) + aliases.join("");
  const used = ["check", "equal", "formats", "lengthOf"].filter((name) => code.includes(`$${name}`));
  return {
    code: `import { ${used.map((name) => `${name} as $${name}`).join(", ")} } from "${runtime}/validation.ts";\n\n${code}\n`,
    types: [
      `import type { Check as $Check } from "${runtime}/validation.ts";`,
      "",
      ...ids.map((id) => `export declare const ${id}: $Check;`),
      "",
    ].join("\n"),
  };
}
