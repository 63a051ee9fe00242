/** Examples written in the contract, found without generating anything. */
import { isRecord, list, record, resolve, type Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { declaredStatus, operationNode, type Answer } from "./checks.ts";
import { preferred } from "./media-types.ts";
import type { MockOptions } from "./prism.ts";

function responseNode(document: Json, operation: Operation, declared: string): Json {
  return resolve(document, record(operationNode(document, operation)["responses"])[declared]);
}

/** The example called `key`, or the first one; for bytes, which a document cannot contain, its base64. */
function exampleIn(document: Json, media: Json, key: string | undefined): unknown {
  const example = writtenIn(document, media, key);
  return typeof example === "string" && resolve(document, media["schema"])["format"] === "binary"
    ? Buffer.from(example, "base64")
    : example;
}

/** The name under which every response with lists has an example without entries. */
const emptyExample = "empty";

/** The value with its lists empty and its total 0; undefined if it has no list. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isRecord(value)) return undefined;
  const parts = Object.entries(value).map(([name, part]) => [name, part, emptied(part)] as const);
  if (parts.every(([, , none]) => none === undefined)) return undefined;
  return Object.fromEntries(parts.map(([name, part, none]) => [name, none ?? (name === "total" ? 0 : part)]));
}

function writtenIn(document: Json, media: Json, key: string | undefined): unknown {
  const named = record(media["examples"]);
  if (key === emptyExample && !Object.hasOwn(named, key)) return emptied(writtenIn(document, media, undefined));
  if (key !== undefined) return Object.hasOwn(named, key) ? resolve(document, named[key])["value"] : undefined;
  if (media["example"] !== undefined) return media["example"];
  const schema = resolve(document, media["schema"]);
  return resolve(document, Object.values(named)[0])["value"] ?? schema["example"] ?? list(schema["examples"])[0];
}

/** The example of a response of this status and media type, if there is one. */
export function exampleOf(
  document: Json,
  operation: Operation,
  status: number,
  mediaType: string,
  key?: string,
): unknown {
  const declared = declaredStatus(operation.responses, status);
  if (declared === undefined) return undefined;
  return exampleIn(document, record(record(responseNode(document, operation, declared)["content"])[mediaType]), key);
}

/** Headers from the contract's examples; undefined if a required one has none. */
function exampleHeaders(document: Json, response: Json): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const [name, raw] of Object.entries(record(response["headers"]))) {
    const header = resolve(document, raw);
    const schema = resolve(document, header["schema"]);
    const value = header["example"] ?? schema["example"] ?? schema["default"];
    if (value !== undefined) headers[name.toLowerCase()] = String(value);
    else if (header["required"] === true) return undefined;
  }
  return headers;
}

/** The success, or the response the caller asked for, if the contract fully specifies it. */
export function writtenAnswer(
  document: Json,
  operation: Operation,
  { code, example, accept }: Pick<MockOptions, "code" | "example" | "accept">,
): Answer | undefined {
  const successes = Object.keys(operation.responses)
    .filter((status) => /^2\d\d$/.test(status))
    .sort();
  const status = code ?? Number(successes[0] ?? Number.NaN);
  const declared = declaredStatus(operation.responses, status);
  if (declared === undefined) return undefined;
  const response = responseNode(document, operation, declared);
  const headers = exampleHeaders(document, response);
  if (headers === undefined) return undefined;
  const types = operation.responses[declared] ?? [];
  if (types.length === 0) return { status, headers, mediaType: undefined, body: null };
  const mediaType = preferred(accept, types) ?? (status >= 400 ? types[0] : undefined);
  const body = mediaType === undefined ? undefined : exampleOf(document, operation, status, mediaType, example);
  return body === undefined || mediaType === undefined || mediaType.includes("*")
    ? undefined
    : { status, headers, mediaType, body };
}
