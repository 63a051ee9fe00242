/** `schema.ts`: the contract's types by openapi-typescript, with an alias for each schema and the values of each enum. */
import {
  astToString,
  type OpenAPI3,
  type SchemaObject,
  transformSchema,
  transformSchemaObject,
} from "openapi-typescript";
import ts from "typescript";
import { at, type Json, isRecord, list, record } from "#src/contract/document.ts";
import { isReserved, lowerFirst, uniqueNames, upperFirst } from "#src/contract/names.ts";
import type { AdaptedDocument } from "./adapt.ts";
import { listsOfThemselves } from "./break-cycles.ts";

type Context = Parameters<typeof transformSchema>[1];

/** Names that the file uses itself or that are not valid for a type. */
const taken = new Set(
  (
    "paths webhooks components operations $defs WithRequired Record Omit Blob any unknown never string number boolean symbol " +
    "bigint object void undefined null"
  ).split(" "),
);

function binary(schema: Json): ts.TypeNode | undefined {
  return schema["format"] === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined;
}

/** A schema whose properties a neighbour in allOf may require: a nullable type has no properties. */
function demandable(found: unknown): unknown {
  const schema = record(found);
  return schema["nullable"] === true || list(schema["type"]).includes("null") ? undefined : found;
}

function context(document: Json, transform: (schema: Json, path: string) => ts.TypeNode | undefined): Context {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: true,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    redoc: {} as Context["redoc"],
    resolve: <T>(ref: string) => demandable(at(document, ref)) as T | undefined,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (schema, { path = "" }) => transform(schema as Json, path),
    transformProperty: undefined,
  };
}

function values(name: string, schema: Json): string[] {
  const { enum: allowed } = schema;
  if (!Array.isArray(allowed) || allowed.length === 0) return [];
  return [`export const ${name} = ${JSON.stringify(allowed.filter((one) => one !== null))} as const;`];
}

/** `gradeStatusValues` for a schema that is an enum, `gradeInputStatusValues` for a property that is one. */
function emitValues(key: string, schema: Json, unique: (name: string) => string): string[] {
  const stem = lowerFirst(key);
  const own = Array.isArray(schema["enum"]) ? values(unique(`${stem}Values`), schema) : [];
  const parts = [schema, ...list(schema["allOf"]).filter(isRecord)];
  const properties = parts.flatMap((part) => Object.entries(record(part["properties"])));
  const inner = properties.flatMap(([name, raw]) => {
    const property = record(raw);
    const schemaOfValues = isRecord(property["items"]) ? property["items"] : property;
    if (!Array.isArray(schemaOfValues["enum"]) || !/^\w+$/.test(name)) return [];
    return values(unique(`${stem}${upperFirst(name)}Values`), schemaOfValues);
  });
  return [...own, ...inner];
}

export function emitSchema({ document, schemas }: AdaptedDocument): string {
  const all = record(record(document["components"])["schemas"]);
  const unique = uniqueNames();
  const aliases = new Map<string, string>();
  for (const exact of [true, false]) {
    for (const key of schemas) {
      const wanted = upperFirst(key);
      const free = taken.has(wanted) || isReserved(wanted) ? `${wanted}_` : wanted;
      if ((free === key) === exact) aliases.set(key, unique(free));
    }
  }
  const name = (key: string) => aliases.get(key) ?? key;
  // A type may contain an array of itself only in an alias, so such a schema's type is written there.
  const own = new Set(listsOfThemselves(all as Readonly<Record<string, Json>>));
  const schemaOf = (path: string) => /^#\/components\/schemas\/([^/]+)$/.exec(path)?.[1] ?? "";
  const plain = context(document, binary);
  const outer = context(document, (schema, path) =>
    own.has(schemaOf(path)) ? ts.factory.createTypeReferenceNode(name(schemaOf(path))) : binary(schema),
  );
  const body = (key: string) =>
    own.has(key)
      ? astToString([
          transformSchemaObject(record(all[key]) as SchemaObject, {
            path: `#/components/schemas/${key}`,
            ctx: plain,
          }) as unknown as ts.Node,
        ]).trim()
      : `components["schemas"][${JSON.stringify(key)}]`;
  const uniqueValues = uniqueNames();
  return [
    astToString(transformSchema(document as unknown as OpenAPI3, outer)),
    ...schemas.map((key) => `export type ${name(key)} = ${body(key)};`),
    "",
    ...schemas.flatMap((key) => emitValues(key, record(all[key]), uniqueValues)),
    "",
  ].join("\n");
}
