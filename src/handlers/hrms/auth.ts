/** Sign-in, registration, renewal and sign-out, with the bodies the product's specification fixes. */
import type { operations } from "#generated/hrms/schema.ts";
import { type Handlers, reply } from "#src/contract/handler.ts";
import { invalid } from "#src/contract/problem.ts";
import { fullPackage } from "#src/domain/access/catalogue.ts";
import { isExpired } from "#src/domain/tenant-settings.ts";
import { cleanLine } from "#src/domain/text.ts";
import { findAccountByEmail, registerAccount } from "#src/store/accounts.ts";
import { offeredPackage } from "#src/store/packages.ts";
import { verifyPassword } from "#src/store/passwords.ts";
import { personOfAccount } from "#src/store/session-person.ts";
import { endSession, rotateSession } from "#src/store/sessions.ts";
import { mustComeByProvider } from "#src/store/sso.ts";
import { passwordPolicyOf } from "#src/store/tenant-settings.ts";
import { inTenant } from "#src/store/transaction.ts";
import type { HrmsContext } from "./context.ts";
import { lineOf, lineOrNull } from "./shared/fields.ts";
import { demandSecondStep, issueTokens, ShutOutError, SigningError, startSession } from "./shared/sign-in.ts";
import { forgetSession, readRefresh } from "./shared/tokens.ts";

export const authHandlers: Handlers<operations, HrmsContext> = {
  async login({ body }, ctx) {
    const account = await findAccountByEmail(ctx.store, cleanLine(body.email) ?? "");
    if (!(await verifyPassword(body.password, account?.passwordHash)) || !account) {
      return reply(400, { error: { email: ["Email or Password is Invalid"] } });
    }
    if (await mustComeByProvider(ctx.store, account, ctx.now())) {
      return reply(400, { error: { email: ["Sign in with the company account"], code: "sso-required" as const } });
    }
    if (isExpired(await passwordPolicyOf(ctx.store, account.tenantId), account.passwordSetAt, ctx.now())) {
      return reply(400, { error: { email: ["The password has expired: set a new one"], code: "password-expired" as const } });
    }
    try {
      if (await personOfAccount(ctx.store, account, ctx.now())) await demandSecondStep(ctx, account);
      return await startSession(ctx, account);
    } catch (error) {
      // Only who knows the password learns that.
      if (error instanceof ShutOutError) return reply(400, { error: { email: ["This account is locked or closed"] } });
      if (!(error instanceof SigningError)) throw error;
      return reply(400, { error: "Something went wrong" });
    }
  },

  async register({ body }, ctx) {
    const email = lineOf("email", body.email);
    const username = lineOf("username", body.username);
    const account = { email, username, fullName: username, password: body.password };
    const company = lineOrNull("company_name", body.company_name);
    const wanted = await inTenant(ctx.store, null, (tx) => offeredPackage(tx, body.package ?? fullPackage), true);
    if (!wanted) throw invalid("/package", "unknown-reference");
    const { billingCycle = "monthly", consent = false } = body;
    const made = await registerAccount(ctx.store, account, { company, package: wanted, billingCycle, consent }, ctx.now(), ctx.requestId);
    if ("passwordHash" in made) {
      const { userData, accessToken } = await startSession(ctx, made);
      return { user: userData, accessToken };
    }
    const error = {
      ...(made.email && { email: "This email is already in use." }),
      ...(made.username && { username: "This username is already in use." }),
    };
    return { error };
  },

  async refreshToken({ body }, ctx) {
    const { store, settings } = ctx;
    const presented = await readRefresh(settings, body.refreshToken, ctx.now());
    const rotated = presented && (await rotateSession(store, presented, ctx, settings));
    if (presented && !rotated) forgetSession(store, presented.sessionId);
    if (!presented || !rotated) return reply(401, { error: "Invalid refresh token" });
    return issueTokens(ctx, rotated.person, { sessionId: presented.sessionId, ticket: rotated.ticket });
  },

  async logout({ body }, { store, settings, now }) {
    const presented = await readRefresh(settings, body.refreshToken, now());
    if (presented) {
      await endSession(store, presented.sessionId, now());
      forgetSession(store, presented.sessionId);
    }
    return null;
  },
};
