/** Hands out tokens: after sign-in, registration and renewal alike. */
import type { Session, UserData } from "#generated/hrms/schema.ts";
import type { Ability } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { Account } from "#src/store/accounts.ts";
import { abilityOfPerson, type Person, personOfAccount } from "#src/store/session-person.ts";
import { openSession, type RefreshTicket } from "#src/store/sessions.ts";
import type { HrmsContext } from "../context.ts";
import { signAccess, signRefresh } from "./tokens.ts";

export class SigningError extends Error {}
/** The account is locked, or its tenant is closed. */
export class ShutOutError extends ProblemError {}

/** Opens a family of tokens for the account. */
export async function startSession(ctx: HrmsContext, account: Account): Promise<Session> {
  const person = await personOfAccount(ctx.store, account, ctx.now());
  if (!person) throw new ShutOutError("forbidden", { code: "shut-out", detail: "The account is locked, or its tenant is closed." });
  return issueTokens(ctx, person, await openSession(ctx.store, account.id, ctx, familySeconds(ctx)));
}

export async function issueTokens({ settings, store, now }: HrmsContext, person: Person, ticket: RefreshTicket): Promise<Session> {
  const issued = now();
  const ability = await abilityOfPerson(store, person, issued);
  try {
    const accessToken = await signAccess(settings, person.account.id, ticket.sessionId, issued);
    const refreshToken = await signRefresh(settings, ticket, issued);
    return { userData: toUserData(person, ability), accessToken, refreshToken };
  } catch (cause) {
    throw new SigningError("The tokens could not be signed.", { cause });
  }
}

/** Until the last token of a family has run out. */
export function familySeconds({ settings }: HrmsContext): number {
  return Math.max(settings.accessTokenSeconds, settings.refreshTokenSeconds);
}

function toUserData({ account, tenant, support }: Person, ability: Ability[]): UserData {
  const { id, fullName, username, avatar, email, role, cartItemsCount, tenantId, timeZone } = account;
  const restricted = tenant?.status === "suspended" && { tenant: { name: tenant.name, status: tenant.status, reason: tenant.statusReason } };
  const framed = support && { support: { tenant: support.tenant.name, reason: support.reason, endsAt: support.endsAt.toISOString() } };
  const extras = { eCommerceCartItemsCount: cartItemsCount, ...(timeZone !== null && { timeZone }), ...(tenantId === null && !framed && { platform: true }), ...restricted, ...framed };
  return { id, fullName, username, avatar, email, role, ability, extras };
}
