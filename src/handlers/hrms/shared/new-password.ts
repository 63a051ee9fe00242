/** Refuses a password where the tenant has its people come by its provider, that breaks its rules, or was in use lately. */
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { brokenPasswordRules, type PasswordPolicy } from "#src/domain/new-password.ts";
import type { Account } from "#src/store/accounts.ts";
import { isReused } from "#src/store/passwords.ts";
import { mustComeByProvider } from "#src/store/sso.ts";
import type { HrmsContext } from "../context.ts";

/** Without an id somebody who is about to get an account with these roles. */
type Owner = { email: string; username: string; tenantId: string | null; id?: string; roleIds?: readonly string[] } & Partial<Pick<Account, "passwordHash" | "earlierPasswords">>;

export async function checkNewPassword(ctx: HrmsContext, password: string, owner: Owner, policy: PasswordPolicy): Promise<void> {
  if (await mustComeByProvider(ctx.store, owner, ctx.now())) throw invalid("/password", "sso-required");
  const codes: string[] = brokenPasswordRules(password, owner, policy);
  // The slow question comes last.
  if (codes.length === 0 && (await isReused(password, owner, policy))) codes.push("reused");
  if (codes.length > 0) throw new ProblemError("validation", { errors: codes.map((code) => ({ pointer: "/password", code: `password-${code}` })) });
}
