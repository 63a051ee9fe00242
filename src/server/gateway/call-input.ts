/** The input of a call: its body by media type, and the faults of body and parameters. */
import { isJson } from "#src/contract/media-types.ts";
import { ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import type { CallSettings } from "./call-context.ts";
import { declaredFor, essence, isForm } from "./media-types.ts";
import type { ParameterValues } from "./parameters.ts";
import { readBody } from "./request-body.ts";
import type { Served } from "./served.ts";
import type { GatewayRequest } from "./types.ts";

export interface CallBody {
  readonly value: unknown;
  /** Missing if no body was sent. */
  readonly mediaType: string | undefined;
}

export const noBody: CallBody = { value: undefined, mediaType: undefined };

function refuseEncoding(header: string | undefined): void {
  const encoding = header?.trim().toLowerCase() ?? "";
  if (encoding === "" || encoding === "identity") return;
  throw new ProblemError("unsupported-media-type", {
    detail: `The content encoding ${encoding} isn't supported.`,
    headers: { "Accept-Encoding": "identity" },
  });
}

export async function readCallBody(request: GatewayRequest, served: Served, settings: CallSettings): Promise<CallBody> {
  const { body } = served.operation;
  if (body === undefined) return noBody;
  const contentType = request.headers["content-type"];
  const mediaType = contentType === undefined ? undefined : essence(contentType);
  refuseEncoding(request.headers["content-encoding"]);
  const mayBeFile = mediaType !== undefined && !isJson(mediaType) && mediaType !== "application/x-www-form-urlencoded";
  const bytes = await request.body(mayBeFile ? settings.uploadLimit : settings.bodyLimit);
  const declared = declaredFor(mediaType ?? "", body.mediaTypes);
  if (bytes.length === 0 && (mediaType === undefined || !isForm(mediaType))) {
    // An empty file is a file; an empty JSON text is no body.
    return declared !== undefined && mayBeFile ? { value: bytes, mediaType } : noBody;
  }
  if (declared === undefined || contentType === undefined || mediaType === undefined) {
    throw new ProblemError("unsupported-media-type", {
      detail: `The body may be ${body.mediaTypes.join(" or ")}.`,
      headers: { Accept: body.mediaTypes.join(", ") },
    });
  }
  return { value: await readBody(bytes, contentType, served.bodyShape(mediaType)), mediaType };
}

export function callFaults(
  { checks, operation }: Served,
  values: ParameterValues,
  { value, mediaType }: CallBody,
): readonly ProblemFault[] {
  const ofParameters = checks.parameters(values);
  if (mediaType !== undefined) {
    const ofBody = checks.body(value, mediaType);
    return ofParameters.length === 0 ? ofBody : [...ofParameters, ...ofBody];
  }
  const missing = operation.body?.required === true;
  return missing ? [...ofParameters, { pointer: "", code: "required", message: "is required" }] : ofParameters;
}

/** A contract that declares 400 but no 422 uses 400 for every fault of a request. */
function knowsOnly400({ operation }: Served): boolean {
  return operation.responses["422"] === undefined && operation.responses["400"] !== undefined;
}

export function faultError(served: Served, errors: readonly ProblemFault[]): ProblemError {
  const title = "The request is invalid";
  return new ProblemError(knowsOnly400(served) ? "malformed" : "validation", { title, errors: [...errors] });
}

/** Whether the contract has its own format for the gateway's errors. */
export function isDeclaredFault(served: Served, error: ProblemError): boolean {
  return error.details.errors !== undefined || (error.type === "malformed" && knowsOnly400(served));
}
