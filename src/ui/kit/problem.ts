/** Error messages for API problems, overall and by field. */
import type { Problem, ProblemFault } from "#src/contract/problem.ts";
import type { MessageId } from "../messages/catalogue.ts";
import type { Text } from "../messages/use-text.ts";

/** Codes with a message of their own; others use that of the problem type. */
const everywhere = ["tenant-suspended", "taken", "seat-limit"] as const;

/** Codes that only occur in the shell; their messages load with it. */
const inShell = [
  "version-clash",
  "in-use",
  "company-archived",
  "parent-archived",
  "tenant-closing",
  "company-limit",
  "api-key-limit",
  "webhook-limit",
  "custom-field-limit",
  "storage-limit",
  "import-row-limit",
  "unverified",
  "beyond-own",
] as const;

const kinds: Record<string, MessageId> = {
  malformed: "common.error.malformed",
  unauthorized: "common.error.unauthorized",
  forbidden: "common.error.forbidden",
  "not-found": "common.error.not-found",
  conflict: "common.error.conflict",
  "too-large": "common.error.too-large",
  validation: "common.error.validation",
  "too-many-requests": "common.error.too-many-requests",
  unavailable: "common.error.unavailable",
  "bad-gateway": "common.error.unavailable",
};

const faults: Record<string, MessageId> = {
  required: "common.fault.required",
  unknown: "common.fault.unknown",
  type: "common.fault.type",
  format: "common.fault.format",
  pattern: "common.fault.format",
  enum: "common.fault.choice",
  const: "common.fault.choice",
  choice: "common.fault.choice",
  minLength: "common.fault.minLength",
  maxLength: "common.fault.maxLength",
  minimum: "common.fault.minimum",
  maximum: "common.fault.maximum",
  exclusiveMinimum: "common.fault.exclusiveMinimum",
  exclusiveMaximum: "common.fault.exclusiveMaximum",
  multipleOf: "common.fault.multipleOf",
  minItems: "common.fault.minItems",
  maxItems: "common.fault.maxItems",
  uniqueItems: "common.fault.uniqueItems",
  duplicate: "common.fault.duplicate",
  taken: "common.fault.taken",
};

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
}

/** What screens may read of a problem: codes, never the English texts meant for developers. */
type CodedProblem = Omit<Problem, "title" | "detail" | "errors"> & { errors?: CodedFault[] };
type CodedFault = Omit<ProblemFault, "message">;

/** The problem of an ApiError; undefined for other errors, such as a failed connection. */
export function problemOf(error: unknown): CodedProblem | undefined {
  const body = record(record(error)?.["body"]);
  return typeof body?.["type"] === "string" && typeof body["status"] === "number"
    ? (body as unknown as CodedProblem)
    : undefined;
}

export function codeOf(error: unknown): string | undefined {
  return problemOf(error)?.code;
}

/** HTTP status; 0 if there was no response. */
export function statusOf(error: unknown): number {
  const status = record(error)?.["status"];
  return typeof status === "number" ? status : 0;
}

export function requestIdOf(error: unknown): string | undefined {
  return problemOf(error)?.requestId;
}

export function problemText(t: Text, error: unknown): string {
  const problem = problemOf(error);
  // Neither a failed request nor a failed chunk load: a bug of the page.
  if (error instanceof Error && !("status" in error) && !/fetch|import/i.test(error.message))
    return t("common.error.page");
  if (!problem) return t(statusOf(error) === 0 ? "common.error.network" : "common.error.internal");
  const common = everywhere.find((code) => code === problem.code);
  const shell = inShell.find((code) => code === problem.code);
  const rule = common ? (`common.rule.${common}` as const) : shell && (`shell.rule.${shell}` as const);
  const { package: name = "", limit = 0, used = 0 } = problem.errors?.[0]?.params ?? {};
  return t(rule ?? kinds[problem.type.replace("/problems/", "")] ?? "common.error.internal", {
    package: String(name),
    limit: Number(limit),
    used: Number(used),
  });
}

/** Maps problem codes, or the code of the first fault, to an area's own messages; falls back to `problemText`. */
export function problemWords(own: Readonly<Record<string, MessageId>>): (t: Text, error: unknown) => string {
  return (t, error) => {
    const { code, errors } = problemOf(error) ?? {};
    const message = own[code ?? ""] ?? own[errors?.[0]?.code ?? ""];
    return message ? t(message) : problemText(t, error);
  };
}

export function faultText(t: Text, { code, params }: CodedFault): string {
  const values = {
    format: String(params?.["format"] ?? ""),
    limit: Number(params?.["limit"] ?? 0),
    of: Number(params?.["of"] ?? 1),
  };
  // "At least 1 character" is better said as "required".
  const empty = (code === "minLength" || code === "minItems") && values.limit === 1;
  return t(faults[empty ? "required" : code] ?? "common.fault.invalid", values);
}

/** Error messages by field name, or by pointer below it ("lines/0/amount"). */
export function fieldErrors(t: Text, error: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const fault of problemOf(error)?.errors ?? []) {
    const field = fault.pointer.replace(/^\//, "");
    found[field] ??= faultText(t, fault);
  }
  return found;
}
