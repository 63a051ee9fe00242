/** Cross-origin calls, only for configured origins. */

type Headers = Readonly<Record<string, string | undefined>>;

const exposed = "ETag, X-Request-Id, Traceresponse, Retry-After, Content-Disposition, Location, X-Contract-Faults";

/** Headers for a response to this origin; `Vary` is set if origins differ, so that caches do not mix them up. */
export function corsHeaders(headers: Headers, origins: readonly string[]): Record<string, string> {
  if (origins.length === 0) return {};
  const any = origins.includes("*");
  const origin = headers["origin"];
  const allowed = origin !== undefined && (any || origins.includes(origin));
  return {
    ...(!any && { vary: "Origin" }),
    ...(allowed && { "access-control-allow-origin": any ? "*" : origin, "access-control-expose-headers": exposed }),
  };
}

export function isPreflight(method: string, headers: Headers): boolean {
  return (
    method === "OPTIONS" && headers["origin"] !== undefined && headers["access-control-request-method"] !== undefined
  );
}

/** Additional preflight headers; none for unknown origins. */
export function preflightHeaders(headers: Headers, origins: readonly string[], allow: string): Record<string, string> {
  const plain = corsHeaders(headers, origins);
  if (plain["access-control-allow-origin"] === undefined) return plain;
  const wanted = headers["access-control-request-headers"];
  return {
    ...plain,
    "access-control-allow-methods": allow,
    ...(wanted !== undefined && /^[\w\-, ]{1,1000}$/.test(wanted) && { "access-control-allow-headers": wanted }),
    "access-control-max-age": "600",
  };
}
