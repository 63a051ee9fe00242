/** Two-step verification: the second step at sign-in, a fresh code, and a person's own authenticator app and recovery codes. */
import type { Language } from "#src/domain/shared/languages.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import type { FieldChange } from "#src/domain/shared/history.ts";
import { defaultTenantSettings } from "#src/domain/platform/shared/tenant-settings.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import {
  beginMfa,
  dropMfa,
  mustUseMfa,
  mfaOf,
  noteCode,
  personInSession,
  saveMfa,
  signedInAt,
} from "#src/store/account/shared/mfa.ts";
import { endOtherSessions, recordOwn, ownAccount } from "#src/store/people/shared/my-profile.ts";
import { verifyPassword } from "#src/store/account/shared/passwords.ts";
import { seal } from "#src/store/database/sealed.ts";
import { personOfAccount } from "#src/store/account/shared/session-person.ts";
import { mustComeByProvider } from "#src/store/account/sso.ts";
import { brandingOf } from "#src/store/platform/shared/tenant-settings.ts";
import { newSecret, otpauthUri } from "#src/store/account/totp.ts";
import { asAuth, asTenant } from "#src/store/database/transaction.ts";
import { type HrmsContext, type HrmsHandlers, principalOf, type SteppedHandlers } from "../context.ts";
import { newMail } from "../integrations/shared/mail.ts";
import { newRecoveryCodes, recoveryHash, takeCode } from "./shared/second-step.ts";
import { ShutOutError, startSession } from "./shared/sign-in.ts";
import { readChallenge } from "./shared/tokens.ts";

/** Platform support accounts in a tenant have no account of their own there. */
async function own(ctx: HrmsContext): Promise<Account> {
  const { userId, support } = principalOf(ctx);
  if (support) throw conflict("in-support", "Leave the tenant first: your account doesn't belong to it.");
  const account = await ownAccount(ctx.db, userId);
  if (!account) throw notFound();
  return account;
}

async function mustEnrol(ctx: HrmsContext, account: Account): Promise<boolean> {
  const person = await personOfAccount(ctx.db, account, ctx.now());
  return person !== undefined && mustUseMfa(ctx.db, person, ctx.now());
}

/** Not for people who sign in through SSO: they may have no password, or no longer know it. */
async function usesPassword(ctx: HrmsContext, account: Account): Promise<boolean> {
  return account.passwordHash !== null && !(await mustComeByProvider(ctx.db, account, ctx.now()));
}

const recentMs = 10 * 60_000;

interface MfaNews {
  readonly mail: "mfa-on" | "mfa-off" | "recovery-codes-renewed" | "recovery-code-used";
  /** Remaining recovery codes. */
  readonly left?: number;
  readonly language: Language | undefined;
}

/** Emails the account and records it in the history. */
async function notifyPeople(
  ctx: HrmsContext,
  account: Account,
  { mail: template, left = 0, language = "en" }: MfaNews,
  changes: FieldChange[],
): Promise<void> {
  const envelope = {
    recipient: account.email,
    language: account.locale ?? language,
    link: "/pages/forgot-password-v1",
    appUrl: ctx.settings.publicUrl,
  };
  const mail = newMail(template, envelope, { name: account.fullName, left: String(left) });
  await asAuth(ctx.db, () => queueMail(ctx.db, mail, ctx.now()));
  await recordOwn(ctx.db, account, changes, { now: ctx.now(), requestId: ctx.requestId });
}

/** Replaces the previous codes, of which no copy exists. */
async function giveRecoveryCodes(ctx: HrmsContext, userId: string, enrolledAt?: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  await saveMfa(ctx.db, userId, {
    recoveryHashes: codes.map((code) => recoveryHash(ctx, userId, code)),
    ...(enrolledAt && { enrolledAt }),
  });
  return codes;
}

const expired = () =>
  new ProblemError("unauthorized", {
    code: "challenge-expired",
    title: "Sign in again",
    detail: "The sign-in took too long, or the password has been changed.",
  });

export const mfaHandlers = {
  async verifyMfa({ body: { challenge, ...given } }, ctx) {
    const known = await readChallenge(ctx.settings, challenge, ctx.now());
    const account = known && (await ownAccount(ctx.db, known.userId));
    if (!account || account.passwordSetAt.getTime() !== known.passwordSetAt) throw expired();
    const { recoveryHashes } = await takeCode(ctx, account.id, given).catch((error: unknown) => {
      // Turned off in the meantime: the password alone is enough.
      throw error instanceof ProblemError && error.type === "conflict" ? expired() : error;
    });
    const left = recoveryHashes.length;
    if (given.recoveryCode !== undefined) {
      const used = [{ field: "recoveryCodes", before: left + 1, after: left }];
      await asTenant(ctx.db, account.tenantId, () =>
        notifyPeople(ctx, account, { mail: "recovery-code-used", left, language: undefined }, used),
      );
    }
    return startSession(ctx, account, true).catch((error: unknown) => {
      throw error instanceof ShutOutError ? expired() : error;
    });
  },

  async stepUp({ body }, ctx) {
    const sessionId = principalOf(ctx).sessionId ?? "";
    const userId = await personInSession(ctx.db, sessionId);
    if (userId === undefined) throw new ProblemError("unauthorized");
    await takeCode(ctx, userId, { code: body.code });
    await noteCode(ctx.db, sessionId, ctx.now());
    return null;
  },

  async getMyMfa(_input, ctx) {
    const { userId, support } = principalOf(ctx);
    const [mfa, account] = support ? [] : [await mfaOf(ctx.db, userId), await ownAccount(ctx.db, userId)];
    const required = account !== undefined && (await mustEnrol(ctx, account));
    const asksPassword = account !== undefined && (await usesPassword(ctx, account));
    if (!mfa?.enrolledAt) return { type: null, enrolledAt: null, recoveryCodesLeft: 0, required, asksPassword };
    return {
      type: mfa.type,
      enrolledAt: mfa.enrolledAt.toISOString(),
      recoveryCodesLeft: mfa.recoveryHashes.length,
      required,
      asksPassword,
    };
  },

  async confirmMfa({ body }, ctx) {
    const account = await own(ctx);
    await takeCode(ctx, account.id, { code: body.code }, "pending");
    const recoveryCodes = await giveRecoveryCodes(ctx, account.id, ctx.now());
    const sessionId = principalOf(ctx).sessionId ?? "";
    await noteCode(ctx.db, sessionId, ctx.now());
    const ended = await endOtherSessions(ctx.db, account.id, sessionId, ctx.now());
    // From the next call on, the person has a second step.
    for (const id of [sessionId, ...ended]) ctx.forgetSession(id);
    await notifyPeople(ctx, account, { mail: "mfa-on", language: body.language }, [
      { field: "mfa", before: null, after: "totp" },
    ]);
    return { recoveryCodes };
  },

  async renewRecoveryCodes({ body }, ctx) {
    const account = await own(ctx);
    const { recoveryHashes } = await takeCode(ctx, account.id, { code: body.code });
    const recoveryCodes = await giveRecoveryCodes(ctx, account.id);
    await notifyPeople(ctx, account, { mail: "recovery-codes-renewed", language: body.language }, [
      { field: "recoveryCodes", before: recoveryHashes.length, after: recoveryCodes.length },
    ]);
    return { recoveryCodes };
  },
} satisfies HrmsHandlers;

export const mfaSteps = {
  async beginMfa({ body: { password } }, call) {
    const { account, asksPassword, since } = await call.transact(async (ctx) => {
      const account = await own(ctx);
      return {
        account,
        asksPassword: await usesPassword(ctx, account),
        since: await signedInAt(ctx.db, principalOf(ctx).sessionId ?? ""),
      };
    });
    // Otherwise an unattended or stolen session could lock its owner out by setting up another second step.
    if (asksPassword) {
      if (password === undefined) throw invalid("/password", "required");
      if (!(await verifyPassword(password, account.passwordHash))) throw invalid("/password", "password-wrong");
    } else if (since === undefined || call.now().getTime() - since.getTime() > recentMs) {
      throw conflict("sign-in-again", "Sign in again, then set it up within ten minutes.");
    }
    return call.transact(async (ctx) => {
      const secret = newSecret();
      if (!(await beginMfa(ctx.db, account.id, seal(ctx.settings.dataKey, secret), ctx.now())))
        throw conflict("mfa-on", "Two-step verification is already on: turn it off first.");
      const { displayName } =
        account.tenantId === null ? defaultTenantSettings.branding : await brandingOf(ctx.db, account.tenantId);
      return reply(200, { secret, uri: otpauthUri(secret, displayName ?? "HRMS", account.email) });
    });
  },

  async disableMfa({ body: { password, language, ...given } }, call) {
    const account = await call.transact(async (ctx) => {
      const account = await own(ctx);
      if (given.code === undefined && given.recoveryCode === undefined) throw invalid("/code", "required");
      if (await mustEnrol(ctx, account))
        throw conflict("mfa-required", "Your organisation or the platform requires two-step verification.");
      return account;
    });
    if (!(await verifyPassword(password, account.passwordHash))) throw invalid("/password", "password-wrong");
    return call.transact(async (ctx) => {
      await takeCode(ctx, account.id, given);
      await dropMfa(ctx.db, account.id);
      await notifyPeople(ctx, account, { mail: "mfa-off", language }, [{ field: "mfa", before: "totp", after: null }]);
      return null;
    });
  },
} satisfies SteppedHandlers;
