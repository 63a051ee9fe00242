/** Adapts the document for openapi-typescript: ids on every operation, only named schemas, media types as sent. */
import { at, type Json, isRecord, list, methods, record, resolve, text } from "#src/contract/document.ts";
import { isJson, isText } from "#src/contract/media-types.ts";
import { identifier, uniqueNames, upperFirst } from "#src/contract/names.ts";
import type { Operation } from "#src/contract/operation.ts";
import { pathNames } from "#src/contract/read-operations.ts";
import { breakCycles } from "./break-cycles.ts";
import { adaptSchema, literal, type SchemaScope } from "./adapt-schema.ts";

export interface AdaptedDocument {
  readonly document: Json;
  /** Names of the schemas, in the document's order; the key in `components.schemas` each. */
  readonly schemas: readonly string[];
  /** What the types cannot say. */
  readonly notes: readonly string[];
}

const direct = /^#\/components\/schemas\/([^/]+)$/;

function decode(part: string): string {
  return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
}

export function adaptDocument(source: Json, operations: readonly Operation[]): AdaptedDocument {
  const notes: string[] = [];
  let place = "";
  const own = record(record(source["components"])["schemas"]);
  const unique = uniqueNames();
  const names = new Map<string, string>();
  for (const exact of [true, false]) {
    for (const key of Object.keys(own))
      if ((identifier(key) === key) === exact) names.set(key, unique(exact ? key : upperFirst(identifier(key))));
  }
  const hoisted = new Map<string, string>();
  const schemas: Record<string, Json> = {};

  function reference(ref: string): string {
    const key = direct.exec(ref)?.[1];
    const name = key === undefined ? undefined : names.get(decode(key));
    if (name !== undefined) return `#/components/schemas/${name}`;
    const target = at(source, ref);
    if (target === undefined) throw new Error(`${ref} leads nowhere`);
    const known = hoisted.get(ref);
    if (known !== undefined) return `#/components/schemas/${known}`;
    const words = ref
      .split("/")
      .slice(2)
      .map(decode)
      .filter((word) => !["schema", "schemas", "properties", "content"].includes(word));
    const made = unique(upperFirst(identifier(words.slice(-3).join(" "), "Inline")));
    hoisted.set(ref, made);
    schemas[made] = adaptSchema(target, scope);
    return `#/components/schemas/${made}`;
  }

  /** A mapping's target may be a reference or the bare name of a schema. */
  function mappingTarget(target: unknown): string {
    const ref = String(target);
    return names.has(ref) && !ref.includes("/") ? `#/components/schemas/${ref}` : ref;
  }
  function discriminatorValues(discriminator: Json, ref: string): readonly string[] {
    const mapped = Object.entries(record(discriminator["mapping"])).filter(
      ([, target]) => mappingTarget(target) === ref,
    );
    return mapped.length > 0 ? mapped.map(([value]) => value) : [decode(ref.split("/").at(-1) ?? "")];
  }
  const note = (message: string) => void notes.push(`${place}: ${message}`);
  const scope: SchemaScope = {
    siblings: !String(source["openapi"]).startsWith("3.0"),
    reference,
    discriminatorValues,
    note,
  };

  const basesOf = (raw: unknown): string[] =>
    list(record(raw)["allOf"]).flatMap((part) => text(record(part)["$ref"]) ?? []);
  const bases = new Set(Object.values(own).flatMap(basesOf));

  /** All schemas with a discriminator that a schema builds on, at any level. */
  function inherited(raw: unknown, depth = 0): Json[] {
    const found =
      depth > 20
        ? []
        : basesOf(raw)
            .map((ref) => record(at(source, ref)))
            .flatMap((base) => [base, ...inherited(base, depth + 1)]);
    return found.filter((base) => text(record(base["discriminator"])["propertyName"]) !== undefined);
  }

  /** The last child in a line of bases carries its discriminator literal. */
  function adaptNamed(key: string, raw: unknown): Json {
    const adapted = adaptSchema(raw, scope);
    const self = `#/components/schemas/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (bases.has(self)) return adapted;
    const literals = [...new Set(inherited(raw))].flatMap((base) => {
      const discriminator = record(base["discriminator"]);
      const name = text(discriminator["propertyName"]) ?? "";
      const plain = !Array.isArray(resolve(source, record(base["properties"])[name])["enum"]);
      const mapped = Object.values(record(discriminator["mapping"])).some((target) => mappingTarget(target) === self);
      return plain || mapped ? [literal(name, discriminatorValues(discriminator, self))] : [];
    });
    return literals.length === 0 ? adapted : { ...adapted, allOf: [...list(adapted["allOf"]), ...literals] };
  }

  /** Forms are written from their schema; a response that is not JSON arrives as text or bytes, whatever its schema says. */
  function adaptMedia(mediaType: string, raw: unknown, sent: boolean): Json {
    const schema = record(raw)["schema"];
    const structured = isJson(mediaType) || mediaType === "*/*" || (sent && /urlencoded|^multipart\//i.test(mediaType));
    if (structured) return schema === undefined ? {} : { schema: adaptSchema(schema, scope) };
    if (!isText(mediaType)) return { schema: { type: "string", format: "binary" } };
    if (resolve(source, schema)["type"] === "string") return { schema: adaptSchema(schema, scope) };
    if (schema !== undefined) note(`${mediaType} is handed over as text, not by its schema`);
    return { schema: { type: "string" } };
  }
  const adaptContent = (content: unknown, sent: boolean): Json =>
    Object.fromEntries(
      Object.entries(record(content)).map(([mediaType, media]) => [mediaType, adaptMedia(mediaType, media, sent)]),
    );

  /** What `schema` says, or the one media type of `content`, which is sent as JSON. */
  function adaptParameter(raw: unknown): Json {
    const parameter = resolve(source, raw);
    const schema = parameter["schema"] ?? record(Object.values(record(parameter["content"]))[0])["schema"];
    return {
      name: parameter["name"],
      in: parameter["in"],
      required: parameter["in"] === "path" || parameter["required"] === true,
      ...(typeof parameter["description"] === "string" && { description: parameter["description"] }),
      ...(parameter["deprecated"] === true && { deprecated: true }),
      schema: adaptSchema(schema, scope),
    };
  }
  function adaptParameters(path: string, item: Json, raw: Json): Json[] {
    const found = new Map(
      pathNames(path).map((name): [string, Json] => [
        `path ${name}`,
        { name, in: "path", required: true, schema: { type: "string" } },
      ]),
    );
    for (const one of [...list(item["parameters"]), ...list(raw["parameters"])].map(adaptParameter)) {
      if (typeof one["name"] === "string") found.set(`${String(one["in"])} ${one["name"]}`, one);
    }
    return [...found.values()].filter(
      (one) => one["in"] !== "header" || !/^(accept|content-type|authorization)$/i.test(String(one["name"])),
    );
  }

  function adaptResponse(raw: unknown): Json {
    const response = resolve(source, raw);
    const headers = Object.entries(record(response["headers"])).map(([name, one]) => {
      const header = resolve(source, one);
      return [
        name,
        { ...(header["required"] === true && { required: true }), schema: adaptSchema(header["schema"], scope) },
      ];
    });
    return {
      description: text(response["description"]) ?? "",
      ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
      ...(isRecord(response["content"]) && { content: adaptContent(response["content"], false) }),
    };
  }
  const shared = new Map<string, string>();
  function adaptResponses(raw: Json): Json {
    const entries = Object.entries(record(raw["responses"])).filter(([status]) => !status.startsWith("x-"));
    return Object.fromEntries(
      entries.map(([status, one]) => {
        const key = /^#\/components\/responses\/([^/]+)$/.exec(text(record(one)["$ref"]) ?? "")?.[1];
        const name = key === undefined ? undefined : shared.get(decode(key));
        return [status, name === undefined ? adaptResponse(one) : { $ref: `#/components/responses/${name}` }];
      }),
    );
  }

  function adaptOperation(path: string, item: Json, raw: Json, id: string | undefined): Json {
    const body = resolve(source, raw["requestBody"]);
    return {
      ...(id !== undefined && { operationId: id }),
      ...(typeof raw["summary"] === "string" && { summary: raw["summary"] }),
      ...(typeof raw["description"] === "string" && { description: raw["description"] }),
      ...(raw["deprecated"] === true && { deprecated: true }),
      parameters: adaptParameters(path, item, raw),
      ...(isRecord(raw["requestBody"]) && {
        requestBody: { required: body["required"] === true, content: adaptContent(body["content"], true) },
      }),
      responses: adaptResponses(raw),
    };
  }
  function adaptItem(path: string, raw: unknown, ids?: ReadonlyMap<string, string>): Json {
    const item = resolve(source, raw);
    const found = methods.filter((method) => isRecord(item[method]));
    return Object.fromEntries(
      found.map((method) => {
        place = `${method.toUpperCase()} ${path}`;
        return [method, adaptOperation(path, item, resolve(source, item[method]), ids?.get(`${method} ${path}`))];
      }),
    );
  }

  for (const [key, raw] of Object.entries(own)) {
    place = `schema ${key}`;
    schemas[names.get(key) ?? key] = adaptNamed(key, raw);
  }
  const uniqueResponse = uniqueNames();
  const responses = Object.entries(record(record(source["components"])["responses"])).map(([key, raw]) => {
    place = `response ${key}`;
    const name = uniqueResponse(identifier(key));
    shared.set(key, name);
    return [name, adaptResponse(raw)];
  });
  const ids = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation.id]));
  const paths = Object.entries(record(source["paths"])).filter(([path]) => path.startsWith("/"));
  const webhooks = Object.entries(record(source["webhooks"]));
  const document = {
    openapi: source["openapi"],
    paths: Object.fromEntries(paths.map(([path, raw]) => [path, adaptItem(path, raw, ids)])),
    ...(webhooks.length > 0 && {
      webhooks: Object.fromEntries(webhooks.map(([name, raw]) => [name, adaptItem(`webhook ${name}`, raw)])),
    }),
    components: {
      schemas: breakCycles(schemas, (name) =>
        notes.push(`schema ${name}: refers to itself without anything between; unknown there`),
      ),
      responses: Object.fromEntries(responses),
    },
  };
  return { document, schemas: Object.keys(schemas), notes: [...new Set(notes)] };
}
