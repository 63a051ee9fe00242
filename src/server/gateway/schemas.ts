/** The schemas of a contract compiled with ajv, each on first use. */
import { Ajv, type ValidateFunction } from "ajv";
import type { DataValidateFunction } from "ajv/dist/types/index.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { isRecord, type Json } from "#src/contract/document.ts";
import { isDraft2020, schemaConverter, type Direction } from "#src/contract/json-schema.ts";

export interface Schemas {
  readonly compile: (schema: unknown, direction: Direction) => ValidateFunction;
}

/** Equal values give equal text, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join()}}`;
}

/** ajv compares each pair in a list of objects; a long list could block the process for minutes. */
function isUnique(wanted: boolean, items: readonly unknown[]): boolean {
  return !wanted || new Set(items.map(canonical)).size === items.length;
}

function createAjv(document: Json): Ajv {
  const options = { allErrors: true, strict: false, logger: false, validateFormats: true, inlineRefs: false } as const;
  const ajv = isDraft2020(document) ? new Ajv2020(options) : new Ajv(options);
  formats.default(ajv);
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({ keyword: "uniqueItems", type: "array", schemaType: "boolean", validate: isUnique, errors: false });
  return ajv;
}

const lazyRef = "x-lazy-ref";

/** References under our own keyword; a property called `$ref` is a schema, not a text. */
function withLazyRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withLazyRefs);
  if (!isRecord(node)) return node;
  const data = new Set(["enum", "const"]);
  return Object.fromEntries(
    Object.entries(node).map(([key, one]) =>
      key === "$ref" && typeof one === "string" ? [lazyRef, one] : [key, data.has(key) ? one : withLazyRefs(one)],
    ),
  );
}

/**
 * ajv follows references recursively while compiling, and a chain of hundreds of schemas overflows its stack. Here each is
 * compiled when the first value reaches it.
 */
function createLazySchemas(document: Json): Schemas {
  const ajv = createAjv(document);
  const known = new Map<string, { readonly schema: object; check?: ValidateFunction }>();
  const convert = schemaConverter(
    document,
    (name, schema) => void known.set(name, { schema: withLazyRefs(schema) as object }),
  );
  ajv.addKeyword({
    keyword: lazyRef,
    schemaType: "string",
    compile(name: string) {
      const validate: DataValidateFunction = (value, context) => {
        const entry = known.get(name);
        if (entry === undefined) throw new Error(`no schema ${name}`);
        const check = (entry.check ??= ajv.compile(entry.schema));
        const fits = check(value);
        validate.errors = (check.errors ?? []).map((error) => ({
          ...error,
          instancePath: (context?.instancePath ?? "") + error.instancePath,
        }));
        return fits;
      };
      return validate;
    },
  });
  return { compile: (schema, direction) => ajv.compile(withLazyRefs(convert(schema, direction)) as object) };
}

function createEagerSchemas(document: Json): Schemas {
  const ajv = createAjv(document);
  const convert = schemaConverter(document, (name, schema) => void ajv.addSchema(schema, name));
  return { compile: (schema, direction) => ajv.compile(convert(schema, direction) as object) };
}

export function createSchemas(document: Json): Schemas {
  let eager: Schemas | undefined;
  let lazy: Schemas | undefined;
  return {
    compile(schema, direction) {
      try {
        return (eager ??= createEagerSchemas(document)).compile(schema, direction);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return (lazy ??= createLazySchemas(document)).compile(schema, direction);
      }
    },
  };
}
