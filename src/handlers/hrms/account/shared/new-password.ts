/** New passwords: whether a person may set one, the rules, and checking them. */
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { brokenPasswordRules, type PasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { isReused } from "#src/store/account/shared/passwords.ts";
import { mustComeByProvider } from "#src/store/account/sso.ts";
import { passwordPolicyOf } from "#src/store/platform/shared/tenant-settings.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";
import type { HrmsContext } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";

/** Without an id: a person who is about to get an account with these roles. */
type Owner = {
  email: string;
  username: string;
  tenantId: string | null;
  id?: string;
  roleIds?: readonly string[];
} & Partial<Pick<Account, "passwordHash" | "earlierPasswords">>;

/** The rules for a person who may set a password; 422 if the tenant requires its SSO provider. */
export async function rulesForPassword(ctx: HrmsContext, owner: Owner): Promise<PasswordPolicy> {
  if (await mustComeByProvider(ctx.db, owner, ctx.now())) throw invalid("/password", "sso-required");
  return passwordPolicyOf(ctx.db, owner.tenantId);
}

/** Rejects a password that breaks the rules or was used recently. Slow, so call it outside transactions. */
export async function checkNewPassword(password: string, owner: Owner, policy: PasswordPolicy): Promise<void> {
  const codes: string[] = brokenPasswordRules(password, owner, policy);
  // The slow check comes last.
  if (codes.length === 0 && (await isReused(password, owner, policy))) codes.push("reused");
  if (codes.length > 0)
    throw new ProblemError("validation", {
      errors: codes.map((code) => ({ pointer: "/password", code: `password-${code}` })),
    });
}

export function passwordChangedMail({ email, fullName }: Account, language: Language, appUrl: string): NewMail {
  const envelope = { recipient: email, language, link: "/pages/forgot-password-v1", appUrl };
  return newMail("password-changed", envelope, { name: fullName });
}
