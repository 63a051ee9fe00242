/**
 * What the log contains of an error. Messages are omitted: those of failed queries contain parameters, those of PostgreSQL
 * the values of the row, and most others quote user input. Name, code, location and stack are enough to find the cause.
 */
export interface ErrorFields {
  readonly name: string;
  /** SQLSTATE, or the code of a network or Node error. */
  readonly code?: string;
  /** Status returned by another server, such as the mail server. */
  readonly status?: number;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** Verb and table of a failed query. */
  readonly statement?: string;
  readonly stack?: readonly string[];
  readonly cause?: ErrorFields;
}

const identifier = /^[\w.$-]{1,100}$/;
const frame = /^\s+at (?:(?:async |new )*[\w.$<>#[\] ]+ \()?(?:file:\/\/|node:|\/)[^()\s]+:\d+:\d+\)?$/;
const maxFrames = 15;
const maxCauses = 5;

function statementOf(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  const verb = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|truncate)\b/i.exec(query)?.[1];
  const table = /\b(?:from|into|update)\s+"([a-z_][a-z0-9_]*)"/.exec(query)?.[1];
  return verb === undefined ? undefined : [verb.toLowerCase(), table].filter((one) => one !== undefined).join(" ");
}

/** The stack begins with the message, which may have lines that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = message === "" ? -1 : stack.indexOf(message);
  const frames = start === -1 ? stack : stack.slice(start + message.length);
  return frames
    .split("\n")
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim());
}

export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const fields: Readonly<Record<string, unknown>> = { ...error };
  const word = (value: unknown): string | undefined =>
    typeof value === "string" && identifier.test(value) ? value : undefined;
  const known = (name: "code" | "constraint" | "table" | "column") => {
    const value = word(fields[name]);
    return value !== undefined && { [name]: value };
  };
  const status = fields["responseCode"] ?? fields["status"];
  const statement = statementOf(fields["query"]);
  const stack = framesOf(error);
  return {
    name: word(error.name) ?? "Error",
    ...known("code"),
    ...(typeof status === "number" && { status }),
    ...known("constraint"),
    ...known("table"),
    ...known("column"),
    ...(statement !== undefined && { statement }),
    ...(stack.length > 0 && { stack }),
    ...(error.cause !== undefined && depth < maxCauses && { cause: errorFields(error.cause, depth + 1) }),
  };
}
