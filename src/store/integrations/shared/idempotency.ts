/** Remembers the response to a call with an idempotency key, in the transaction of the call. */
import { and, eq, lt } from "drizzle-orm";
import { seal, unseal } from "../../database/sealed.ts";
import type { Store } from "../../database/open-store.ts";
import { inAuth, type Transaction } from "../../database/transaction.ts";
import { idempotencyKeys } from "../tables/idempotency-keys.ts";

/** How long a key is remembered. */
const keptFor = 24 * 3_600_000;

export interface KeyedCall {
  readonly tenantId: string | null;
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
}

export type Remembered = { readonly answered: string } | "other-request" | undefined;

/**
 * Takes the key; undefined if the call is to be carried out. A concurrent call with the same key waits here until the first one
 * commits, and then finds its response.
 */
export async function takeKey(tx: Transaction, call: KeyedCall, dataKey: string, now: Date): Promise<Remembered> {
  const { tenantId, userId, operation, key, requestHash } = call;
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ tenantId, userId, operation, key, requestHash, at: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
      set: { requestHash, responseEnc: null, at: now },
      setWhere: lt(idempotencyKeys.at, new Date(now.getTime() - keptFor)),
    })
    .returning({ id: idempotencyKeys.id });
  if (taken.length > 0) return undefined;
  const [known] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, responseEnc: idempotencyKeys.responseEnc })
    .from(idempotencyKeys)
    .where(ofCall(call));
  if (!known || known.requestHash !== requestHash || known.responseEnc === null) return "other-request";
  return { answered: unseal(dataKey, known.responseEnc) };
}

export async function keepResponse(tx: Transaction, call: KeyedCall, dataKey: string, response: string): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ responseEnc: seal(dataKey, response) })
    .where(ofCall(call));
}

/** After a refusal whose changes are kept: the call may be tried again with the key. */
export async function releaseKey(tx: Transaction, call: KeyedCall): Promise<void> {
  await tx.delete(idempotencyKeys).where(ofCall(call));
}

const ofCall = ({ userId, operation, key }: KeyedCall) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key));

export async function removeOldKeys(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptFor);
  await inAuth(store, (tx) => tx.delete(idempotencyKeys).where(lt(idempotencyKeys.at, before)));
}
