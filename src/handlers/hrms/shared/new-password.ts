/** Refuses a password that breaks the rules of the tenant, or was in use lately. */
import { ProblemError } from "#src/contract/problem.ts";
import { brokenPasswordRules, type PasswordPolicy } from "#src/domain/new-password.ts";
import type { Account } from "#src/store/accounts.ts";
import { isReused } from "#src/store/passwords.ts";

type Owner = { email: string; username: string } & Partial<Pick<Account, "passwordHash" | "earlierPasswords">>;

export async function checkNewPassword(password: string, owner: Owner, policy: PasswordPolicy): Promise<void> {
  const codes: string[] = brokenPasswordRules(password, owner, policy);
  // The slow question comes last.
  if (codes.length === 0 && (await isReused(password, owner, policy))) codes.push("reused");
  if (codes.length > 0) throw new ProblemError("validation", { errors: codes.map((code) => ({ pointer: "/password", code: `password-${code}` })) });
}
