/** A request built from the contract's examples, which set-ups change until it gets the declared response. */
import { randomUUID } from "node:crypto";
import type { Declared, Json, JsonObject, Parameter } from "./documents.ts";
import { resolve } from "./documents.ts";

/** Base URLs of the servers under test; each declared response is requested from one that can give it. */
export interface Servers {
  /** With the samples. */
  main: string;
  /** Its limit of sign-in attempts is one. */
  limited: string;
  /** Its database is unavailable. */
  broken: string;
  /** Without samples and without users. */
  empty: string;
}

/** Maximum size of a body on the servers, small so that an oversized one is sent quickly. */
export const largestBody = 131_072;

export interface Call {
  declared: Declared;
  server: string;
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Json | undefined;
  /** Sent instead of the body, byte for byte. */
  raw?: string;
}

/** Required parameters and body from the examples; a demo call gets its own samples. */
export function exampleCall(declared: Declared, server: string): Call {
  const call: Call = { declared, server, path: {}, query: {}, headers: {}, body: undefined };
  for (const parameter of declared.parameters) {
    if (!parameter.required) continue;
    if (parameter.example === undefined) throw new Error(`parameter ${parameter.name} has no example`);
    setParameter(call, parameter, String(parameter.example));
  }
  if (declared.parameters.some(({ name }) => name === "X-Demo-Session")) call.headers["X-Demo-Session"] = randomUUID();
  const content = declared.operation.requestBody?.content;
  if (content) {
    // A body that is not JSON is sent as the text of its example.
    const [type, media] =
      Object.entries(content).find(([name, { example }]) => name === "application/json" || example !== undefined) ?? [];
    if (type === undefined || media === undefined)
      throw new Error(`${declared.operation.operationId} takes no JSON and none of its bodies has an example`);
    call.body = structuredClone(media.example);
    call.headers["Content-Type"] = type;
  }
  return call;
}

export function setParameter(call: Call, parameter: Parameter, value: string): void {
  if (parameter.in === "path") call.path[parameter.name] = value;
  else if (parameter.in === "query") call.query[parameter.name] = value;
  else call.headers[parameter.name] = value;
}

/** The body as it is sent. */
export function bodyText({ body, headers, raw }: Call): string {
  if (raw !== undefined) return raw;
  if (body === undefined) return "";
  return typeof body === "string" && headers["Content-Type"] !== "application/json" ? body : JSON.stringify(body);
}

/** Path on the server. */
export function address(call: Call): string {
  const path = call.declared.path.replaceAll(/\{(.+?)\}/g, (_, name: string) =>
    encodeURIComponent(call.path[name] ?? ""),
  );
  const query = new URLSearchParams(call.query).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Sends JSON without dredd, for set-ups. */
export async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: Json,
): Promise<{ status: number; body: Json; retryAfter: number }> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: /json/.test(answer.headers.get("content-type") ?? "") ? (JSON.parse(text) as Json) : text,
    retryAfter: Number(answer.headers.get("retry-after")),
  };
}

/** A value that the parameter's schema rejects; undefined if it accepts any text. */
export function refusedValue(declared: Declared, parameter: Parameter): string | undefined {
  return refusedBy(declared.document, parameter.schema ?? {});
}

function refusedBy(document: Declared["document"], given: JsonObject): string | undefined {
  const schema = resolve<JsonObject>(document, given);
  if (schema["type"] === "array") return refusedBy(document, schema["items"] as JsonObject);
  if (Array.isArray(schema["allOf"]))
    return schema["allOf"].map((part) => refusedBy(document, part as JsonObject)).find((value) => value !== undefined);
  if (schema["enum"] || schema["format"] || (schema["type"] !== "string" && schema["type"] !== undefined))
    return "no such value";
  if (typeof schema["maxLength"] === "number") return "x".repeat(schema["maxLength"] + 1);
  return schema["pattern"] ? "¤" : undefined;
}
