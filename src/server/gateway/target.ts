/** Parses the target of a request line, which may be anything. */
import { ProblemError } from "#src/contract/problem.ts";

export interface Target {
  readonly pathname: string;
  readonly search: string;
}

export function readTarget(url: string): Target {
  let target = url;
  if (!target.startsWith("/")) {
    const absolute = URL.canParse(target) ? new URL(target) : undefined;
    if (absolute === undefined) throw new ProblemError("malformed", { detail: "The URL is malformed." });
    target = absolute.pathname + absolute.search;
  }
  const hash = target.indexOf("#");
  if (hash >= 0) target = target.slice(0, hash);
  const at = target.indexOf("?");
  const pathname = at < 0 ? target : target.slice(0, at);
  if (pathname.includes("%")) {
    try {
      decodeURIComponent(pathname);
    } catch {
      throw new ProblemError("malformed", { detail: "The URL contains an invalid percent-encoding." });
    }
  }
  return { pathname, search: at < 0 ? "" : target.slice(at + 1) };
}
