/** Checks whether an operation declares a response: status, media type, headers and body. */
import { isRecord } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { createChecks, type Checks } from "#src/server/gateway/checks.ts";
import { createSchemas } from "#src/server/gateway/schemas.ts";
import type { Json } from "#src/contract/document.ts";
import type { CallAnswer } from "../support/gateway.ts";

type Judge = (operation: Operation, answer: CallAnswer<unknown>) => string[];

/** A problem has a code and the status of its response. */
function problemFaults({ status, body }: CallAnswer<unknown>): string[] {
  if (!isRecord(body)) return ["the problem is no object"];
  const type = typeof body["type"] === "string" && body["type"].startsWith("/problems/");
  const faults = [
    ...(type ? [] : ["the problem has no type"]),
    ...(typeof body["title"] === "string" && body["title"] !== "" ? [] : ["the problem has no title"]),
    ...(body["status"] === status ? [] : [`the problem says ${String(body["status"])}`]),
    ...(typeof body["requestId"] === "string" ? [] : ["the problem has no requestId"]),
  ];
  return faults;
}

export function judgeBy(document: Json): Judge {
  const schemas = createSchemas(document);
  const checks = new Map<string, Checks>();
  return (operation, answer) => {
    const { status, headers, body } = answer;
    const own =
      checks.get(operation.id) ??
      createChecks(document, operation, schemas, (warning) => {
        throw new Error(warning);
      });
    checks.set(operation.id, own);
    const mediaType = headers["content-type"]?.split(";")[0];
    const faults = own
      .answer({ status, headers, mediaType, body })
      .map(({ pointer, message, code }) => `${pointer || "body"} ${message ?? code}`);
    if (status >= 500 && operation.responses[String(status)] === undefined) faults.unshift("the server failed");
    return mediaType === "application/problem+json" ? [...faults, ...problemFaults(answer)] : faults;
  };
}
