/** Hands out tokens: after sign-in, registration and renewal alike. */
import type { Session, UserData } from "#generated/hrms/schema.ts";
import type { Ability } from "#src/contract/context.ts";
import { rightsOf } from "#src/store/access.ts";
import type { Account } from "#src/store/accounts.ts";
import { openSession, type RefreshTicket } from "#src/store/sessions.ts";
import type { HrmsContext } from "../context.ts";
import { signAccess, signRefresh } from "./tokens.ts";

export class SigningError extends Error {}

/** Opens a family of tokens for the account. */
export async function startSession(ctx: HrmsContext, account: Account): Promise<Session> {
  return issueTokens(ctx, account, await openSession(ctx.store, account.id, ctx.now(), familySeconds(ctx)));
}

export async function issueTokens({ settings, store, now }: HrmsContext, account: Account, ticket: RefreshTicket): Promise<Session> {
  const issued = now();
  const ability = await rightsOf(store, account, issued);
  try {
    const accessToken = await signAccess(settings, account.id, ticket.sessionId, issued);
    const refreshToken = await signRefresh(settings, ticket, issued);
    return { userData: toUserData(account, ability), accessToken, refreshToken };
  } catch (cause) {
    throw new SigningError("The tokens could not be signed.", { cause });
  }
}

/** Until the last token of a family has run out. */
export function familySeconds({ settings }: HrmsContext): number {
  return Math.max(settings.accessTokenSeconds, settings.refreshTokenSeconds);
}

function toUserData({ id, fullName, username, avatar, email, role, cartItemsCount, tenantId }: Account, ability: Ability[]): UserData {
  return { id, fullName, username, avatar, email, role, ability, extras: { eCommerceCartItemsCount: cartItemsCount, ...(tenantId === null && { platform: true }) } };
}
