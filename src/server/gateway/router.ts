/** Finds the operation of a method and path in an index; fixed segments win over parameters. */
import FindMyWay from "find-my-way";
import type { HTTPMethod } from "find-my-way";

export interface Match<Target> {
  readonly target: Target;
  readonly path: Readonly<Record<string, string>>;
}

export interface Router<Target> {
  /** False if another template already has these paths. */
  readonly add: (method: string, path: string, target: Target) => boolean;
  readonly find: (method: string, pathname: string) => Match<Target> | null;
  /** Methods that operations declare for this path. */
  readonly methodsAt: (pathname: string) => readonly string[];
}

/** `{id}` of a template becomes `:p0` and so on, since parameter names may contain characters special to the index. */
function toPattern(template: string): { pattern: string; names: readonly string[] } {
  const names: string[] = [];
  const pattern = template
    .split(/(\{[^}]*\})/)
    .map((part) => {
      if (!part.startsWith("{")) return part.replaceAll(":", "::").replaceAll("*", "%2A");
      names.push(part.slice(1, -1));
      return `:p${names.length - 1}`;
    })
    .join("")
    // Two adjacent parameters, or one followed by text, need an explicit end.
    .replace(/(:p\d+)(?=[^/\d])/g, "$1([^/]+?)");
  return { pattern, names };
}

export function createRouter<Target>(): Router<Target> {
  const index = FindMyWay({ maxParamLength: 8192, ignoreDuplicateSlashes: false, caseSensitive: true });
  const methods = new Set<string>();
  const seen = new Set<string>();
  const find = (method: string, pathname: string): Match<Target> | null => {
    const found = index.find(method as HTTPMethod, pathname);
    if (found === null) return null;
    const { target, names } = found.store as { target: Target; names: readonly string[] };
    const path: Record<string, string> = {};
    for (const [at, name] of names.entries()) {
      const value = found.params[`p${at}`];
      // A path parameter is never empty: `/pots/` is not a pot.
      if (value === undefined || value === "") return null;
      path[name] = value;
    }
    return { target, path };
  };
  return {
    add(method, path, target) {
      const { pattern, names } = toPattern(path);
      const key = `${method} ${pattern}`;
      if (seen.has(key)) return false;
      seen.add(key);
      try {
        index.on(method as HTTPMethod, pattern, () => undefined, { target, names });
      } catch {
        // Ambiguous templates: the first one keeps the path.
        return false;
      }
      methods.add(method);
      return true;
    },
    find,
    methodsAt: (pathname) => [...methods].filter((method) => find(method, pathname) !== null),
  };
}
