/** Search parameters of the sign-in pages: the requested page, and the token of an emailed link. */

/** Only paths of this app, to prevent open redirects. */
export function ownAddress(value: unknown): string | undefined {
  return typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : undefined;
}

export interface WantedSearch {
  redirect?: string | undefined;
}

/** Explicit undefined: the router would pass a missing parameter through unvalidated. */
export function wantedSearch(search: Record<string, unknown>): WantedSearch {
  return { redirect: ownAddress(search["redirect"]) };
}

interface TokenSearch {
  token?: string | undefined;
}

export function tokenSearch({ token }: Record<string, unknown>): TokenSearch {
  return { token: typeof token === "string" && token !== "" ? token : undefined };
}
