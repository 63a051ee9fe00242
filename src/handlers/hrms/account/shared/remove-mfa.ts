/** Removes the second step of a person who has lost it, ends their sessions and emails them. */
import { conflict } from "#src/contract/problem.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import { dropMfa } from "#src/store/account/shared/mfa.ts";
import { regionOf } from "#src/store/platform/shared/region.ts";
import { endSessionsOf } from "#src/store/account/shared/sessions.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import type { HrmsContext } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";

export async function removeMfa(ctx: HrmsContext, account: Account, reason: string): Promise<void> {
  if (!(await dropMfa(ctx.db, account.id))) throw conflict("mfa-off", "Two-step verification is off.");
  await asAuth(ctx.db, async () => {
    const envelope = {
      recipient: account.email,
      language: account.locale ?? (await regionOf(ctx.db, account.tenantId)).locale,
      link: "/pages/forgot-password-v1",
      appUrl: ctx.settings.publicUrl,
    };
    const mail = newMail("mfa-removed", envelope, { name: account.fullName, reason });
    await endSessionsOf(ctx.db, [account.id], ctx.now());
    await queueMail(ctx.db, mail, ctx.now());
  });
  ctx.forgetRights();
}
