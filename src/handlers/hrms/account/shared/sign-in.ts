/** Issues tokens after sign-in, registration and renewal. */
import type { Session, UserData } from "#generated/hrms/schema.ts";
import type { Ability } from "#src/contract/context.ts";
import type { AppSettings } from "#src/domain/account/app-settings.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { isRestricted } from "#src/domain/platform/shared/states.ts";
import {
  type Branding,
  defaultTenantSettings,
  familySeconds,
  lifetimesOf,
} from "#src/domain/platform/shared/tenant-settings.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { settingsAtSignIn } from "#src/store/account/shared/app-settings.ts";
import { isEnrolled, mfaEnrolmentDue } from "#src/store/account/shared/mfa.ts";
import { rightsOfPerson, type Person, personOfAccount } from "#src/store/account/shared/session-person.ts";
import { openSession, type RefreshTicket } from "#src/store/account/shared/sessions.ts";
import { brandingOf } from "#src/store/platform/shared/tenant-settings.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import type { HrmsContext } from "../../context.ts";
import { signAccess, signChallenge, signRefresh } from "./tokens.ts";

export class SigningError extends Error {}
/** The account is locked, or its tenant is closed. */
export class ShutOutError extends ProblemError {}

/** For a person with a second step, the password alone returns 401 with the challenge. */
export async function demandSecondStep(ctx: HrmsContext, { id, passwordSetAt }: Account): Promise<void> {
  if (!(await isEnrolled(ctx.db, id))) return;
  const challenge = await signChallenge(
    ctx.settings,
    { userId: id, passwordSetAt: passwordSetAt.getTime() },
    ctx.now(),
  );
  throw new ProblemError("unauthorized", {
    code: "mfaRequired",
    title: "A second step is needed",
    detail: "The password is correct: continue with a code.",
    challenge,
  });
}

/** Opens a family of tokens for the account. */
export async function startSession(ctx: HrmsContext, account: Account, withCode = false): Promise<Session> {
  const person = await personOfAccount(ctx.db, account, ctx.now());
  if (!person)
    throw new ShutOutError("forbidden", {
      code: "shut-out",
      detail: "The account is locked, or its tenant is closed.",
    });
  const lifetime = familySeconds(lifetimesOf(ctx.settings, policyOf(person)));
  return issueTokens(ctx, person, await asAuth(ctx.db, () => openSession(ctx.db, account.id, ctx, lifetime, withCode)));
}

export async function issueTokens(
  { settings, db, now }: HrmsContext,
  person: Person,
  ticket: RefreshTicket,
): Promise<Session> {
  const issued = now();
  const { ability } = await rightsOfPerson(db, person, issued);
  const appSettings = await settingsAtSignIn(db, person.account);
  const branding = await brandingOf(db, (person.support?.tenant ?? person.tenant)?.id);
  const enrolmentDue = await mfaEnrolmentDue(db, person, issued);
  const signing = { ...settings, ...lifetimesOf(settings, policyOf(person)) };
  try {
    const accessToken = await signAccess(signing, person.account.id, ticket.sessionId, issued);
    const refreshToken = await signRefresh(signing, ticket, issued);
    return { userData: toUserData(person, ability, branding, appSettings, enrolmentDue), accessToken, refreshToken };
  } catch (cause) {
    throw new SigningError("The tokens could not be signed.", { cause });
  }
}

/** Settings of the account's own tenant; platform support in another tenant uses the server's. */
const policyOf = ({ tenant }: Person) => tenant?.sessions ?? defaultTenantSettings.sessions;

function toUserData(
  { account, tenant, support }: Person,
  ability: Ability[],
  { displayName, logo }: Branding,
  settings: AppSettings | undefined,
  enrolmentDue: boolean,
): UserData {
  const { id, fullName, username, avatar, email, emailVerifiedAt, role, cartItemsCount, tenantId } = account;
  const timeZone = account.timeZone ?? tenant?.timeZone;
  const restricted = tenant &&
    isRestricted(tenant.status) && {
      tenant: { name: tenant.name, status: tenant.status, reason: tenant.statusReason, closesOn: tenant.closesOn },
    };
  const framed = support && {
    support: { tenant: support.tenant.name, reason: support.reason, endsAt: support.endsAt.toISOString() },
  };
  const brand = (displayName !== null || logo !== null) && { brand: { name: displayName, logo } };
  const idleMinutes = tenant?.sessions?.idleMinutes ?? null;
  const extras = {
    eCommerceCartItemsCount: cartItemsCount,
    ...(timeZone !== undefined && { timeZone }),
    ...(settings && { settings }),
    ...(tenantId === null && !framed && { platform: true }),
    ...(tenantId !== null && emailVerifiedAt === null && { unverified: true }),
    ...(enrolmentDue && { mfaEnrolment: true }),
    ...(idleMinutes !== null && { idleMinutes }),
    ...brand,
    ...restricted,
    ...framed,
  };
  return { id, fullName, username, avatar, email, role, ability, extras };
}
