/** Who is behind an API key: found as the person behind a token is, with rights read the same way. */
import type { Principal } from "#src/contract/context.ts";
import { rightsOf } from "#src/store/access.ts";
import { holderOf } from "#src/store/api-keys.ts";
import type { Store } from "#src/store/open-store.ts";

export const isApiKey = (token: string): boolean => token.startsWith("hrms_");

interface Remembered {
  readonly until: number;
  readonly endsAt: number;
  readonly principal: Principal | null;
}

/** For how long an answer of the database is believed. */
const trustedFor = 1_000;
const mostTrusted = 10_000;

const trusted = new WeakMap<Store, Map<string, Remembered>>();

/** What was given or taken counts from the next call on, in this process. */
export function forgetKeys(store: Store): void {
  trusted.get(store)?.clear();
}

/** The end of a day in Singapore. */
const endOf = (day: string): number => Date.parse(`${day}T24:00:00+08:00`);

export function createKeyResolver(store: Store, now: () => Date): (key: string) => Promise<Principal | null> {
  const known = trusted.get(store) ?? new Map<string, Remembered>();
  trusted.set(store, known);
  return async (key) => {
    const at = performance.now();
    const remembered = known.get(key);
    if (remembered && remembered.until > at && remembered.endsAt > now().getTime()) return remembered.principal;
    const holder = await holderOf(store, key, now());
    const account = holder?.account;
    const principal = holder && account ? { userId: account.id, fullName: account.fullName, role: account.role, ability: await rightsOf(store, account, now()), tenantId: account.tenantId, apiKeyId: holder.keyId } : null;
    // What opens nothing is not kept: made-up keys would push out those in use.
    if (principal === null) return null;
    if (known.size >= mostTrusted) known.clear();
    known.set(key, { until: at + trustedFor, endsAt: holder?.expiresOn ? endOf(holder.expiresOn) : Number.POSITIVE_INFINITY, principal });
    return principal;
  };
}
