/** One operation as a typed function: openapi-fetch sends it, the answer is parsed by its kind, failures are ApiErrors. */
import createClient from "openapi-fetch";
import { isJson, isText } from "#src/contract/media-types.ts";
import type { Method } from "#src/contract/operation.ts";
import { ApiError } from "./api-error.ts";
import type { Body } from "./bodies.ts";
import { type Styles, writeHeaders, writePath, writeQuery } from "./serialize.ts";
import type { AnyCall, AnyInput, Call, CallInit } from "./types.ts";

/** A call as developers see it. */
export interface StartedCall {
  readonly id: string;
  readonly method: Method;
  /** Path and query. */
  readonly address: string;
  /** As it is sent. */
  readonly body: unknown;
}

interface ClientSettings {
  /** Where the API is; "" is the page's own origin. */
  baseUrl: string;
  /** Headers for every call, such as X-Demo-Session; the operation's id, if it is one. */
  headers: (id?: string) => Record<string, string>;
  /** Learns of every call, and of its status when it ends: 0 if there was no response. */
  observe?: (call: StartedCall) => (status: number) => void;
  /** Sends a request; a session replaces it with its own. */
  fetch: (request: Request) => Promise<Response>;
}

const settings: ClientSettings = { baseUrl: "", headers: () => ({}), fetch: (request) => fetch(request) };

/** The current settings. */
export function clientSettings(): Readonly<ClientSettings> {
  return settings;
}

/** Changes settings for later calls. */
export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(settings, changes);
}

/** What differs from OpenAPI's and our defaults when an operation is written to the wire. */
export interface Wire {
  readonly path?: Styles;
  readonly query?: Styles;
  readonly headers?: Styles;
  readonly cookies?: Styles;
  readonly body?: Body;
}

const plainJson: Body = (value) => ({ data: JSON.stringify(value), type: "application/json" });

interface Sender {
  request(method: Method, path: string, init: object): Promise<{ response: Response; error?: unknown }>;
}
const http = /*#__PURE__*/ createClient() as Sender;

async function readStream({ body }: Response, onText: (text: string) => void): Promise<null> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    onText(decoder.decode(part.value, { stream: true }));
  return null;
}

/** An empty answer is null; JSON and text are read by their type, anything else stays a Blob. */
async function readAnswer(response: Response, onText: CallInit["onText"]): Promise<unknown> {
  if (onText) return readStream(response, onText);
  const type = response.headers.get("content-type") ?? "";
  if (type && !isJson(type) && !isText(type)) {
    const blob = await response.blob();
    return blob.size ? blob : null;
  }
  const text = await response.text();
  return text === "" ? null : isJson(type) ? JSON.parse(text) : text;
}

async function send(
  [method, path, id]: readonly [Method, path: string, id: string],
  wire: Wire,
  input: AnyInput,
  init: CallInit,
): Promise<unknown> {
  const { baseUrl = settings.baseUrl, mediaType, headers, onText, ...rest } = init;
  const { body } = input;
  const sent = body === undefined ? undefined : (wire.body ?? plainJson)(body, mediaType);
  const address = writePath(path, input.path, wire.path);
  const query = writeQuery(input.query, wire.query);
  const cookie = writeQuery(input.cookies, wire.cookies, "; ");
  const ended = settings.observe?.({ id, method, address: address + (query && `?${query}`), body: sent?.data });
  let response: Response | undefined;
  let error: unknown;
  try {
    ({ response, error } = await http.request(method, address, {
      ...rest,
      baseUrl,
      body: sent?.data,
      bodySerializer: (data: unknown) => data,
      querySerializer: () => query,
      headers: {
        ...settings.headers(id),
        ...(sent && { "content-type": sent.type }),
        ...(cookie && { cookie }),
        ...writeHeaders(input.headers, wire.headers),
        ...headers,
      },
      parseAs: "stream",
      fetch: settings.fetch,
    }));
    ended?.(response.status);
    if (response.ok) return await readAnswer(response, onText);
  } catch (cause) {
    // The caller's own abort is not a failure of the call.
    if (!response && !rest.signal?.aborted) ended?.(0);
    throw rest.signal?.aborted ? cause : new ApiError(0, null, response, cause);
  }
  throw new ApiError(response.status, error === undefined || error === "" ? null : error, response);
}

/** Declares an operation; generated files consist of these. */
export function operation<Op>(
  method: Method,
  path: string,
  key: readonly [tag: string, id: string],
  wire: Wire = {},
): Call<Op> {
  const call = (input: AnyInput = {}, init: CallInit = {}) => send([method, path, key[1]], wire, input, init);
  return Object.assign(call, { key }) satisfies AnyCall as unknown as Call<Op>;
}
