/** Search parameters of the sign-in pages: the page that was wanted, and the token of a mail's link. */

/** Only addresses of this app: a link from elsewhere must not lead away after sign-in. */
export function ownAddress(value: unknown): string | undefined {
  return typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : undefined;
}

export interface WantedSearch {
  redirect?: string | undefined;
}

/** Undefined is said aloud: a parameter that is left out here would come through unchecked. */
export function wantedSearch(search: Record<string, unknown>): WantedSearch {
  return { redirect: ownAddress(search["redirect"]) };
}

interface TokenSearch {
  token?: string | undefined;
}

export function tokenSearch({ token }: Record<string, unknown>): TokenSearch {
  return { token: typeof token === "string" && token !== "" ? token : undefined };
}
