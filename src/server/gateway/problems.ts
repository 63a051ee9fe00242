/** Error responses: problem+json, or the format the contract declares for the status, with the same faults. */
import { isRecord, list } from "#src/contract/document.ts";
import { isJson } from "#src/contract/media-types.ts";
import type { ProblemError, ProblemFault } from "#src/contract/problem.ts";
import { declaredStatus, type Answer } from "./checks.ts";
import { exampleOf } from "./examples.ts";
import type { Served } from "./served.ts";

export const faultsHeader = "x-contract-faults";

/** Faults in one header line: plain ASCII, bounded. */
export function faultsLine(faults: readonly ProblemFault[]): string {
  const line = JSON.stringify(faults.slice(0, 10).map(({ pointer, code }) => ({ pointer, code })));
  return line
    .replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .slice(0, 2000);
}

export function problemAnswer(error: ProblemError, requestId: string): Answer {
  const headers = Object.fromEntries(
    Object.entries(error.details.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { status: error.status, headers, mediaType: "application/problem+json", body: error.toProblem(requestId) };
}

/** A body of the declared format with generated values; undefined if none can be generated. */
async function generatedBody({ fallback }: Served, code: number, accept: string, seed: string): Promise<unknown> {
  try {
    return (await fallback({ code, accept, seed })).answer.body;
  } catch {
    return undefined;
  }
}

/**
 * The problem in the format the operation declares for its status. If the declared schema is not a problem, the declared
 * example carries the faults beside its own fields if the schema allows it, else in a header. With a seed, which only the
 * mock passes, values are generated if there is no example.
 */
export async function declaredProblem(
  served: Served,
  error: ProblemError,
  requestId: string,
  seed?: string,
): Promise<Answer> {
  const { contract, operation, checks } = served;
  const plain = problemAnswer(error, requestId);
  const declared = declaredStatus(operation.responses, error.status);
  const types = declared === undefined ? undefined : operation.responses[declared];
  if (declared === undefined || types === undefined || types.includes("application/problem+json")) return plain;
  const withLine = error.details.errors
    ? { ...plain.headers, [faultsHeader]: faultsLine(error.details.errors) }
    : plain.headers;
  if (types.length === 0) return { status: error.status, headers: withLine, mediaType: undefined, body: null };
  const mediaType = types.find(isJson);
  if (mediaType === undefined) return plain;
  const problem = plain.body as Record<string, unknown>;
  const fits = (body: unknown) =>
    checks.answer({ status: error.status, headers: withLine, mediaType, body }).length === 0;
  if (fits(problem)) return { status: error.status, headers: withLine, mediaType, body: problem };
  const example =
    exampleOf(contract.document, operation, error.status, mediaType) ??
    (seed === undefined ? undefined : await generatedBody(served, error.status, mediaType, seed));
  const carrying = isRecord(example)
    ? [
        { ...example, errors: list(problem["errors"]) },
        { ...problem, ...example, errors: list(problem["errors"]) },
      ]
    : [];
  const body = [...carrying, example].find((one) => one !== undefined && fits(one));
  return body === undefined ? plain : { status: error.status, headers: withLine, mediaType, body };
}
