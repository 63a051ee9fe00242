/** Converts ajv's validation errors to the faults of a problem: a pointer, a stable code and its parameters. */
import type { ProblemFault } from "./problem.ts";

/** The part of ajv's ErrorObject used here; a structural type, so that this folder needs no package. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string | undefined;
}

/** The codes for schema faults. Handlers have their own codes for broken rules. */
export const faultCodes = [
  "required",
  "unknown",
  "type",
  "format",
  "enum",
  "const",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "choice",
  "invalid",
] as const;

/** Keywords that only say that something below them failed. */
const summaries = new Set(["if", "oneOf", "anyOf", "discriminator", "not"]);

function step(name: unknown): string {
  return `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function faultOf({ keyword, instancePath: pointer, params }: SchemaError): ProblemFault {
  switch (keyword) {
    case "required":
    case "dependentRequired":
    case "dependencies":
      return { pointer: pointer + step(params["missingProperty"]), code: "required" };
    case "additionalProperties":
      return { pointer: pointer + step(params["additionalProperty"]), code: "unknown" };
    case "unevaluatedProperties":
      return { pointer: pointer + step(params["unevaluatedProperty"]), code: "unknown" };
    case "propertyNames":
      return { pointer: pointer + step(params["propertyName"]), code: "unknown" };
    case "type":
      return { pointer, code: "type", params: { type: params["type"] } };
    case "format":
      return { pointer, code: "format", params: { format: params["format"] } };
    case "pattern":
      return { pointer, code: "pattern", params: { pattern: params["pattern"] } };
    case "enum":
      return { pointer, code: "enum", params: { allowed: params["allowedValues"] } };
    case "const":
      return { pointer, code: "const", params: { allowed: params["allowedValue"] } };
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
    case "minProperties":
    case "maxProperties":
      return { pointer, code: keyword, params: { limit: params["limit"] } };
    case "multipleOf":
      return { pointer, code: "multipleOf", params: { of: params["multipleOf"] } };
    case "uniqueItems":
      return { pointer, code: "uniqueItems" };
    case "oneOf":
    case "anyOf":
    case "discriminator":
      return { pointer, code: "choice" };
    default:
      return { pointer, code: "invalid" };
  }
}

const phrases: Partial<Record<string, (value: unknown) => string>> = {
  required: () => "is required",
  unknown: () => "is not known here",
  type: (value) => `must be ${list(value)}`,
  format: (value) => `must be a valid ${list(value)}`,
  pattern: (value) => `must match ${list(value)}`,
  enum: (value) => `must be one of ${list(value)}`,
  const: (value) => `must be ${list(value)}`,
  minimum: (value) => `must be ${list(value)} or more`,
  maximum: (value) => `must be ${list(value)} or less`,
  exclusiveMinimum: (value) => `must be more than ${list(value)}`,
  exclusiveMaximum: (value) => `must be less than ${list(value)}`,
  multipleOf: (value) => `must be a multiple of ${list(value)}`,
  minLength: (value) => `must have at least ${list(value)} characters`,
  maxLength: (value) => `must have at most ${list(value)} characters`,
  minItems: (value) => `must have at least ${list(value)} entries`,
  maxItems: (value) => `must have at most ${list(value)} entries`,
  uniqueItems: () => "must not repeat an entry",
  minProperties: (value) => `must have at least ${list(value)} properties`,
  maxProperties: (value) => `must have at most ${list(value)} properties`,
  choice: () => "fits none of the kinds that are allowed",
};

function list(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(", ") : String(value);
}

/** The fault in English, for people who read the raw response; the app translates the code. */
function faultMessage(fault: ProblemFault): string {
  return phrases[fault.code]?.(Object.values(fault.params ?? {})[0]) ?? "is not valid";
}

/**
 * One fault per place and code, in ajv's order. A summary such as "oneOf" is omitted if a more specific fault is at or
 * below its place.
 */
export function faultsOf(errors: readonly SchemaError[] | null | undefined): ProblemFault[] {
  const faults = new Map<string, ProblemFault>();
  const all = errors ?? [];
  const specific = all.filter((error) => !summaries.has(error.keyword)).map(faultOf);
  for (const error of all) {
    const fault = faultOf(error);
    const within = (other: ProblemFault) =>
      other.pointer === fault.pointer || other.pointer.startsWith(`${fault.pointer}/`);
    if (summaries.has(error.keyword) && specific.some(within)) continue;
    const key = `${fault.pointer} ${fault.code}`;
    if (!faults.has(key)) faults.set(key, { ...fault, message: faultMessage(fault) });
  }
  return [...faults.values()];
}
