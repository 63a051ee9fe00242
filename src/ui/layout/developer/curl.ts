/** A call as a command for the shell, without secrets. */
import type { SeenCall } from "./calls.ts";

interface Sent {
  readonly call: SeenCall;
  /** Scheme and host of the API. */
  readonly origin: string;
  /** Whether the values of its body may be shown; otherwise only their names are. */
  readonly open: boolean;
  readonly signedIn: boolean;
  readonly prefer?: string | undefined;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Names without values. */
function masked(body: string): string {
  try {
    const value = JSON.parse(body) as unknown;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return "…";
    return JSON.stringify(Object.fromEntries(Object.keys(value).map((name) => [name, "…"])));
  } catch {
    return "…";
  }
}

export function curlOf({ call: { method, address, body }, origin, open, signedIn, prefer }: Sent): string {
  return [
    `curl ${quoted(origin + address)}`,
    method !== "get" && `-X ${method.toUpperCase()}`,
    // The shell fills in the variable; the token itself stays in the browser.
    signedIn && '-H "Authorization: Bearer $ACCESS_TOKEN"',
    prefer !== undefined && `-H ${quoted(`Prefer: ${prefer}`)}`,
    body !== undefined && `-H ${quoted("Content-Type: application/json")}`,
    body !== undefined && `--data-raw ${quoted(open ? body : masked(body))}`,
  ]
    .filter((line) => line !== false)
    .join(" \\\n  ");
}
