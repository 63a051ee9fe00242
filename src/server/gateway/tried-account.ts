/** Which account a call targets, for the limit by account (`x-limit`). */
import type { Principal } from "#src/contract/context.ts";
import { record, text } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";

/** Whether a caller could guess passwords, codes or addresses with it. */
export function countsAttempts({ limit = "none" }: Operation): boolean {
  return limit !== "none";
}

/**
 * The signed-in account, else the address in the body, else the challenge from a correct password. The body is not
 * validated yet. Links do not target an account: each is a secret of its own.
 */
export function triedAccount(operation: Operation, principal: Principal | null, body: unknown): string | undefined {
  if (!countsAttempts(operation)) return undefined;
  if (principal) return `${operation.id} ${principal.userId}`;
  const { email, challenge } = record(body);
  const named = text(email)?.trim().toLowerCase() ?? text(challenge);
  return named === undefined ? undefined : `${operation.id} ${named}`;
}

/** A correct password, whether or not a second step follows. Anyone may request an email, which reveals nothing. */
export function provesAccount({ limit }: Operation, status: number, body: unknown): boolean {
  return limit === "sign-in" && (status === 200 || text(record(body)["challenge"]) !== undefined);
}
