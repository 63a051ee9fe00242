/** RFC 9457 problems from a closed list of types. */
const problemTypes = {
  malformed: [400, "The request is malformed"],
  unauthorized: [401, "Sign in first"],
  forbidden: [403, "You don't have permission"],
  "not-found": [404, "Not found"],
  "method-not-allowed": [405, "Method not allowed"],
  "not-acceptable": [406, "Not acceptable"],
  conflict: [409, "The record can't be changed this way"],
  "too-large": [413, "The request is too large"],
  "unsupported-media-type": [415, "Unsupported media type"],
  validation: [422, "The request is invalid"],
  "too-many-requests": [429, "Too many attempts"],
  internal: [500, "Something went wrong"],
  "contract-breach": [500, "The response doesn't match the contract"],
  "bad-gateway": [502, "The upstream server isn't responding"],
  unavailable: [503, "Not available right now"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemType = keyof typeof problemTypes;

export interface ProblemFault {
  /** JSON pointer into the body, or `query/page`, `path/id`, `header/if-match`. */
  pointer: string;
  code: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** The body of an application/problem+json answer. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code?: string;
  requestId?: string;
  /** Set for a sign-in that needs a second step. */
  challenge?: string;
  errors?: ProblemFault[];
}

interface ProblemDetails {
  title?: string;
  detail?: string;
  /** Stable code of the broken rule, translated by the app. */
  code?: string;
  challenge?: string;
  errors?: ProblemFault[];
  headers?: Record<string, string>;
}

/** Thrown by handlers and the gateway; becomes a problem+json response. */
export class ProblemError extends Error {
  readonly status: number;
  readonly type: ProblemType;
  readonly details: ProblemDetails;
  constructor(type: ProblemType, details: ProblemDetails = {}) {
    super(details.detail ?? details.title ?? problemTypes[type][1]);
    this.name = "ProblemError";
    this.type = type;
    this.status = problemTypes[type][0];
    this.details = details;
  }

  toProblem(requestId?: string): Problem {
    const { title, detail, code, challenge, errors } = this.details;
    return {
      type: `/problems/${this.type}`,
      title: title ?? problemTypes[this.type][1],
      status: this.status,
      ...(detail !== undefined && { detail }),
      ...(code !== undefined && { code }),
      ...(requestId !== undefined && { requestId }),
      ...(challenge !== undefined && { challenge }),
      ...(errors !== undefined && { errors }),
    };
  }
}

/** The 422 of one field. */
export function invalid(pointer: string, code: string, params?: Record<string, unknown>): ProblemError {
  return new ProblemError("validation", { errors: [{ pointer, code, ...(params && { params }) }] });
}

/** The 404 of a record. */
export function notFound(detail?: string): ProblemError {
  return new ProblemError("not-found", detail === undefined ? {} : { detail });
}

/** The 409 of a broken rule. */
export function conflict(code: string, detail: string, errors?: ProblemFault[]): ProblemError {
  return new ProblemError("conflict", { code, detail, ...(errors && { errors }) });
}
