/** Sign-in, registration, renewal and sign-out, with the bodies the product's specification fixes. */
import { reply } from "#src/contract/handler.ts";
import { invalid } from "#src/contract/problem.ts";
import { fullPackage } from "#src/domain/access/shared/catalogue.ts";
import { isExpired } from "#src/domain/platform/shared/tenant-settings.ts";
import { cleanLine } from "#src/domain/shared/text.ts";
import { accountByEmail, isNameTaken, registerAccount, takenNames } from "#src/store/account/shared/accounts.ts";
import { offeredPackage } from "#src/store/platform/shared/packages.ts";
import { hashPassword, verifyPassword } from "#src/store/account/shared/passwords.ts";
import { personOfAccount } from "#src/store/account/shared/session-person.ts";
import { endSession, rotateSession } from "#src/store/account/shared/sessions.ts";
import { mustComeByProvider } from "#src/store/account/sso.ts";
import { passwordPolicyOf } from "#src/store/platform/shared/tenant-settings.ts";
import { asTenant } from "#src/store/database/transaction.ts";
import type { HrmsHandlers, SteppedHandlers } from "../context.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { demandSecondStep, issueTokens, ShutOutError, SigningError, startSession } from "./shared/sign-in.ts";
import { readRefresh } from "./shared/tokens.ts";

export const authSteps = {
  async login({ body }, call) {
    const account = await call.transact(({ db }) => accountByEmail(db, cleanLine(body.email) ?? ""));
    if (!(await verifyPassword(body.password, account?.passwordHash)) || !account) {
      return reply(400, { error: { email: ["Email or Password is Invalid"] } });
    }
    try {
      return await call.transact(async (ctx) => {
        if (await mustComeByProvider(ctx.db, account, ctx.now())) {
          return reply(400, { error: { email: ["Sign in with the company account"], code: "sso-required" as const } });
        }
        if (isExpired(await passwordPolicyOf(ctx.db, account.tenantId), account.passwordSetAt, ctx.now())) {
          return reply(400, {
            error: { email: ["The password has expired: set a new one"], code: "password-expired" as const },
          });
        }
        if (await personOfAccount(ctx.db, account, ctx.now())) await demandSecondStep(ctx, account);
        return await startSession(ctx, account);
      });
    } catch (error) {
      // Only revealed to a person who knows the password.
      if (error instanceof ShutOutError) return reply(400, { error: { email: ["This account is locked or closed"] } });
      if (!(error instanceof SigningError)) throw error;
      return reply(400, { error: "Something went wrong" });
    }
  },

  async register({ body }, call) {
    const email = lineOf("email", body.email);
    const username = lineOf("username", body.username);
    const company = lineOrNull("company_name", body.company_name);
    const wanted = await call.transact(({ db }) =>
      asTenant(db, null, () => offeredPackage(db, body.package ?? fullPackage)),
    );
    if (!wanted) throw invalid("/package", "unknown-reference");
    const { billingCycle = "monthly", consent = false } = body;
    const account = {
      email,
      username,
      fullName: username,
      passwordHash: await hashPassword(body.password, call.settings.passwordCost),
    };
    const made = await call
      .transact(({ db }) =>
        registerAccount(db, account, { company, package: wanted, billingCycle, consent }, call.now(), call.requestId),
      )
      .catch((error: unknown) => {
        if (isNameTaken(error)) return call.transact(({ db }) => takenNames(db, account));
        throw error;
      });
    if ("passwordHash" in made) {
      const { userData, accessToken } = await call.transact((ctx) => startSession(ctx, made));
      return { user: userData, accessToken };
    }
    const error = {
      ...(made.email && { email: "This email is already in use." }),
      ...(made.username && { username: "This username is already in use." }),
    };
    return { error };
  },
} satisfies SteppedHandlers;

export const authHandlers = {
  async refreshToken({ body }, ctx) {
    const { db, settings } = ctx;
    const presented = await readRefresh(settings, body.refreshToken, ctx.now());
    const rotated = presented && (await rotateSession(db, presented, ctx, settings));
    if (presented && !rotated) ctx.forgetSession(presented.sessionId);
    if (!presented || !rotated) return reply(401, { error: "Invalid refresh token" });
    return issueTokens(ctx, rotated.person, { sessionId: presented.sessionId, ticket: rotated.ticket });
  },

  async logout({ body }, ctx) {
    const presented = await readRefresh(ctx.settings, body.refreshToken, ctx.now());
    if (presented) {
      await endSession(ctx.db, presented.sessionId, ctx.now());
      ctx.forgetSession(presented.sessionId);
    }
    return null;
  },
} satisfies HrmsHandlers;
