/** The `Prefer` header: which response a developer wants, with what delay, seed and strictness. */
import type { CheckLevel } from "./types.ts";

export interface Preference {
  readonly code?: number;
  readonly example?: string;
  readonly dynamic?: boolean;
  /** Seconds to wait before answering. */
  readonly wait?: number;
  readonly seed?: string;
  readonly validateRequest?: CheckLevel;
  readonly validateResponse?: CheckLevel;
}

/** Longer delays would hold the connection for nothing. */
const longestWait = 60;

function unquoted(value: string): string {
  return value.startsWith('"') && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value;
}

function level(value: string): CheckLevel | undefined {
  return value === "off" || value === "report" || value === "enforce" ? value : undefined;
}

const readers: Record<string, (value: string) => Partial<Preference> | undefined> = {
  code: (value) => (/^[1-5]\d\d$/.test(value) ? { code: Number(value) } : undefined),
  example: (value) => (value === "" ? undefined : { example: value }),
  dynamic: (value) => ({ dynamic: value !== "false" }),
  wait: (value) => (/^\d+(\.\d+)?$/.test(value) ? { wait: Math.min(longestWait, Number(value)) } : undefined),
  seed: (value) => (value === "" ? undefined : { seed: value }),
  "validate-request": (value) => wrap("validateRequest", level(value)),
  "validate-response": (value) => wrap("validateResponse", level(value)),
};

function wrap(
  key: "validateRequest" | "validateResponse",
  value: CheckLevel | undefined,
): Partial<Preference> | undefined {
  return value && { [key]: value };
}

/** Where responses are not strict, people may only choose among them and wait a little. */
const longestWaitInProduction = 10;

/** What production honours for samples: validation stays as it is. */
export function previewOf({ code, example, wait }: Preference): Preference {
  return {
    // Only failures: successes without their data would not be samples.
    ...(code !== undefined && code >= 400 && { code }),
    ...(example !== undefined && { example }),
    ...(wait !== undefined && { wait: Math.min(longestWaitInProduction, wait) }),
  };
}

/** Unknown or invalid preferences are ignored, as RFC 7240 requires. */
export function readPreference(header: string | undefined): Preference {
  let found: Preference = {};
  for (const part of header?.split(/[,;]/) ?? []) {
    const [name = "", ...rest] = part.split("=");
    const read = readers[name.trim().toLowerCase()];
    found = { ...found, ...read?.(unquoted(rest.join("=").trim())) };
  }
  return found;
}
