/** Which account a call tries something with, for the limit by account (`x-limit`). */
import type { Principal } from "#src/contract/context.ts";
import { record, text } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";

/** Whether a caller could try passwords, codes or addresses with it. */
export function countsAttempts({ limit = "none" }: Operation): boolean {
  return limit !== "none";
}

/**
 * The one who is signed in, else the address of the body, else the challenge that a right password has given. The body is
 * not checked yet. Links name no account that could be tried: each is a secret of its own.
 */
export function triedAccount(operation: Operation, principal: Principal | null, body: unknown): string | undefined {
  if (!countsAttempts(operation)) return undefined;
  if (principal) return `${operation.id} ${principal.userId}`;
  const { email, challenge } = record(body);
  const named = text(email)?.trim().toLowerCase() ?? text(challenge);
  return named === undefined ? undefined : `${operation.id} ${named}`;
}

/** A right password, whether or not a second step has to follow. Anybody may ask for a mail, which shows nothing. */
export function provesAccount({ limit }: Operation, status: number, body: unknown): boolean {
  return limit === "sign-in" && (status === 200 || text(record(body)["challenge"]) !== undefined);
}
