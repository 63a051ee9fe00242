/** Finds the account behind an API key; its permissions are read like those of a person. */
import type { Principal } from "#src/contract/context.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { startOfLocalDay } from "#src/domain/shared/local-day.ts";
import { rightsOf } from "#src/store/access/shared/access.ts";
import { holderOf } from "#src/store/integrations/shared/api-keys.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { inAuth } from "#src/store/database/transaction.ts";

export const isApiKey = (token: string): boolean => token.startsWith("hrms_");

interface Remembered {
  readonly until: number;
  readonly endsAt: number;
  readonly principal: Principal;
}

/** How long a database result is cached. */
const trustedFor = 1_000;
const maxTrusted = 10_000;

const trusted = new WeakMap<Store, Map<string, Remembered>>();

/** Permission changes apply from the next call on, in this process. */
export function forgetKeys(store: Store): void {
  trusted.get(store)?.clear();
}

export function createKeyResolver(store: Store, now: () => Date): (key: string) => Promise<Principal | null> {
  const known = trusted.get(store) ?? new Map<string, Remembered>();
  trusted.set(store, known);
  return async (key) => {
    const at = performance.now();
    const remembered = known.get(key);
    if (remembered && remembered.until > at && remembered.endsAt > now().getTime()) return remembered.principal;
    const found = await inAuth(store, async (tx) => {
      const holder = await holderOf(tx, key, now());
      return holder && { ...holder, ...(await rightsOf(tx, holder.account, now())) };
    });
    // Invalid keys are not cached: made-up ones would push out those in use.
    if (!found) return null;
    const { account, ability, zones, keyId, mayManageAccess, expiresOn } = found;
    const principal = {
      userId: account.id,
      fullName: account.fullName,
      role: account.role,
      ability,
      tenantId: account.tenantId,
      zones,
      apiKeyId: keyId,
      ...(mayManageAccess && { mayManageAccess: true as const }),
    };
    if (known.size >= maxTrusted) known.clear();
    known.set(key, {
      until: at + trustedFor,
      endsAt: expiresOn ? startOfLocalDay(zones.tenant, addDays(expiresOn, 1)).getTime() : Number.POSITIVE_INFINITY,
      principal,
    });
    return principal;
  };
}
