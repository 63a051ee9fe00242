/** Turns a handler's result into a response, and a response into bytes. */
import { Reply } from "#src/contract/handler.ts";
import { isJson } from "#src/contract/media-types.ts";
import type { Operation } from "#src/contract/operation.ts";
import { declaredStatus, type Answer } from "./checks.ts";
import { essence, preferred } from "./media-types.ts";
import type { GatewayResponse } from "./types.ts";

const successes = new WeakMap<Operation, number>();

/** The declared success of an operation, the lowest status if there are several. */
function successStatus(operation: Operation): number {
  const known = successes.get(operation);
  if (known !== undefined) return known;
  const declared = Object.keys(operation.responses)
    .filter((status) => /^2\d\d$/.test(status))
    .sort();
  const status = Number(declared[0] ?? 200);
  successes.set(operation, status);
  return status;
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** The media type of a body: the one the handler names, else the declared one that best fits its kind and the client. */
function chooseType(body: unknown, types: readonly string[], accept: string | undefined): string {
  if (body instanceof Blob && body.type !== "") return body.type;
  const bytes = body instanceof Uint8Array || body instanceof Blob;
  const suits = types.filter((type) =>
    bytes ? !isJson(type) : typeof body === "string" || body instanceof ReadableStream ? true : isJson(type),
  );
  const found = preferred(accept, suits) ?? suits[0];
  if (found !== undefined && !found.includes("*")) return found;
  return bytes ? "application/octet-stream" : "application/json";
}

export function toAnswer(result: unknown, operation: Operation, accept: string | undefined): Answer {
  const status = result instanceof Reply ? result.status : successStatus(operation);
  const body: unknown = result instanceof Reply ? result.body : result;
  const { "content-type": own, ...headers } = result instanceof Reply ? lowerCase(result.headers) : {};
  const declared = declaredStatus(operation.responses, status);
  const types = declared === undefined ? [] : (operation.responses[declared] ?? []);
  const empty = body === undefined || (body === null && !types.some(isJson));
  if (empty) return { status, headers: headers as Record<string, string>, mediaType: undefined, body: null };
  return {
    status,
    headers: headers as Record<string, string>,
    mediaType: own ?? chooseType(body, types, accept),
    body,
  };
}

function toBytes(body: unknown, mediaType: string): string | Uint8Array | ReadableStream<Uint8Array> {
  if (body instanceof Uint8Array || body instanceof ReadableStream) return body;
  if (typeof body === "string" && !isJson(essence(mediaType))) return body;
  return JSON.stringify(body);
}

/** The final response, with the headers that every response has. */
export async function toResponse(
  { status, headers, mediaType, body }: Answer,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Promise<GatewayResponse> {
  if (mediaType === undefined) return { status, headers: { ...before, ...headers, ...after }, body: null };
  const withCharset =
    mediaType.startsWith("text/") && !mediaType.includes("charset") ? `${mediaType}; charset=utf-8` : mediaType;
  return {
    status,
    headers: { ...before, ...headers, "content-type": withCharset, ...after },
    body: body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : toBytes(body, mediaType),
  };
}
