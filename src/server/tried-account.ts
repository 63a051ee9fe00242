/** Which account a call tries something with, for the limit by account. */
import type { Principal } from "#src/contract/context.ts";
import { record, text } from "#src/contract/document.ts";

/** Calls that somebody could try passwords, codes or addresses with. */
export const guessable = [
  "login",
  "startSso",
  "finishSso",
  "register",
  "createAdministrator",
  "sendOtp",
  "generateOtp",
  "verifyOtp",
  "verifyEmail",
  "requestPasswordReset",
  "checkPasswordReset",
  "resetPassword",
  "updateMyPassword",
  "verifyMfa",
  "stepUp",
  "beginMfa",
  "confirmMfa",
  "renewRecoveryCodes",
  "disableMfa",
] as const;

const isGuessable = (operationId: string): boolean => guessable.some((one) => one === operationId);

/**
 * The one who is signed in, else the address of the body, else the challenge that a right password has given. The body is
 * not checked yet. Links name no account that could be tried: each is a secret of its own.
 */
export function triedAccount(operationId: string, principal: Principal | null, body: unknown): string | undefined {
  if (!isGuessable(operationId)) return undefined;
  if (principal) return `${operationId} ${principal.userId}`;
  const { email, challenge } = record(body);
  const named = text(email)?.trim().toLowerCase() ?? text(challenge);
  return named === undefined ? undefined : `${operationId} ${named}`;
}

/** A right password, whether or not a second step has to follow. Anybody may ask for a mail, which shows nothing. */
export function provesAccount(operationId: string, status: number, body: unknown): boolean {
  return operationId === "login" && (status === 200 || text(record(body)["challenge"]) !== undefined);
}
