/** Responses that follow from an operation's properties, added to the bundled contract so that no file repeats them. */
import { type Json, isRecord, list, record, resolve, text } from "#src/contract/document.ts";
import { isJson, isText } from "#src/contract/media-types.ts";
import { idempotencyHeader, isIdempotent, needsActiveCompany, type Operation } from "#src/contract/operation.ts";
import { rawOperation, readOperations } from "#src/contract/read-operations.ts";

/** In the root of a contract: the file that holds the responses below under these names. */
export const standardResponsesKey = "x-standard-responses";

/** A body of bytes is accepted as it is; all others can be malformed. */
function canBeMalformed(mediaType: string): boolean {
  return (
    isJson(mediaType) ||
    isText(mediaType) ||
    mediaType === "multipart/form-data" ||
    mediaType === "application/x-www-form-urlencoded"
  );
}

function namesRecord(document: Json, { path, method }: Operation): boolean {
  const item = resolve(document, record(document["paths"])[path]);
  const parameters = [...list(item["parameters"]), ...list(record(item[method])["parameters"])].map((one) =>
    resolve(document, one),
  );
  return parameters.some((one) => one["in"] === "path" && resolve(document, one["schema"])["format"] === "uuid");
}

const rules: Readonly<Record<string, { name: string; applies: (operation: Operation, document: Json) => boolean }>> = {
  400: { name: "BadRequest", applies: ({ body }) => body?.mediaTypes.some(canBeMalformed) === true },
  401: { name: "Unauthorized", applies: ({ security }) => security !== "none" },
  // Without an ability: API keys, and accounts without a required second step or in a restricted tenant.
  403: { name: "Forbidden", applies: ({ security }) => security === "required" },
  404: { name: "NotFound", applies: (operation, document) => namesRecord(document, operation) },
  406: {
    name: "NotAcceptable",
    applies: ({ responses }) =>
      Object.entries(responses).some(([status, types]) => status.startsWith("2") && types.length > 0),
  },
  // Archived companies are read-only, and a version may be outdated.
  409: {
    name: "Conflict",
    applies: (operation) =>
      needsActiveCompany(operation) || operation.parameters.some(({ name }) => name === "If-Match"),
  },
  413: { name: "TooLarge", applies: ({ body }) => body !== undefined },
  415: { name: "UnsupportedMediaType", applies: ({ body }) => body !== undefined },
  422: { name: "Unprocessable", applies: ({ body, parameters }) => body !== undefined || parameters.length > 0 },
  // API keys have a limit wherever a token may be sent.
  429: {
    name: "TooManyRequests",
    applies: ({ security, limit = "none" }) => security !== "none" || limit !== "none",
  },
};

export const standardNames: readonly string[] = Object.values(rules).map(({ name }) => name);

/** A body that the specification fixes for a status stays, and the problem is added if both occur. */
function beside(own: unknown, name: string, document: Json): unknown {
  if (!isRecord(own) || text(own["$ref"]) !== undefined || own["content"] === undefined) return own;
  const problem = record(resolve(document, { $ref: `#/components/responses/${name}` })["content"]);
  return { ...own, content: { ...record(own["content"]), ...problem } };
}

type Paths = Record<string, Record<string, Record<string, unknown>>>;

const idempotencyKey = {
  name: idempotencyHeader,
  in: "header",
  description:
    "A text of the client's choice that names this request, such as a random UUID. For a day, the same request with the same key gets the same response without being carried out again.",
  schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
  example: "5f3c1c1e-8b1f-4d0e-9a3e-6b0c8f1d2a77",
};

/** The header that every operation accepts which may be repeated by mistake. */
function addIdempotencyKeys(document: Json): Json {
  const paths = structuredClone(record(document["paths"])) as Paths;
  for (const operation of readOperations(document)) {
    const node = paths[operation.path]?.[operation.method];
    if (node === undefined || !isIdempotent(operation)) continue;
    node["parameters"] = [...list(node["parameters"]), { $ref: "#/components/parameters/IdempotencyKey" }];
  }
  const components = record(document["components"]);
  const parameters = { ...record(components["parameters"]), IdempotencyKey: idempotencyKey };
  return { ...document, paths, components: { ...components, parameters } };
}

/** In the root of a contract whose server remembers the responses to calls with an idempotency key. */
const idempotencyKeysKey = "x-idempotency-keys";

export function addStandardResponses(bundled: Json): Json {
  const document = bundled[idempotencyKeysKey] === true ? addIdempotencyKeys(bundled) : bundled;
  const used = new Set<string>();
  const paths = structuredClone(record(document["paths"])) as Paths;
  for (const operation of readOperations(document)) {
    const node = paths[operation.path]?.[operation.method];
    if (node === undefined) continue;
    const responses: Record<string, unknown> = { ...record(rawOperation(document, operation)["responses"]) };
    for (const [status, { name, applies }] of Object.entries(rules)) {
      if (!applies(operation, document)) continue;
      responses[status] =
        responses[status] === undefined
          ? { $ref: `#/components/responses/${name}` }
          : beside(responses[status], name, document);
    }
    for (const one of Object.values(responses)) used.add(text(record(one)["$ref"])?.split("/").at(-1) ?? "");
    node["responses"] = responses;
  }
  const components = record(document["components"]);
  const kept = Object.entries(record(components["responses"])).filter(
    ([name]) => used.has(name) || !standardNames.includes(name),
  );
  return { ...document, paths, components: { ...components, responses: Object.fromEntries(kept) } };
}
