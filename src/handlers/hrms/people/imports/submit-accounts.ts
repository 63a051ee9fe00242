/** Bank accounts of an import wait for a second person, who is asked once for all of them. */
import type { ImportWrites } from "#src/domain/people/import/writes.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { recipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import type { ImportJobRow } from "#src/store/people/import-jobs.ts";
import { mailNotice } from "../../account/shared/notice-mails.ts";
import { restartApproval } from "../../approvals/shared/engine.ts";
import { submitApprovals } from "../../approvals/shared/submit-many.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";

export async function submitImportedAccounts(
  ctx: HrmsContext,
  { id, companyId, fileName }: ImportJobRow,
  accounts: ImportWrites["accounts"],
): Promise<void> {
  if (accounts.length === 0) return;
  const fresh: ImportWrites["accounts"][number][] = [];
  for (const account of accounts) if (!account.again || !(await restartApproval(ctx, account.id))) fresh.push(account);
  const asked = await submitApprovals(
    ctx,
    fresh.map((account) => ({
      companyId,
      employeeId: account.employeeId,
      kind: "bankAccount",
      subject: "bank-accounts",
      recordId: account.id,
      section: "bankAccount",
      right: "pay",
    })),
  );
  if (asked.length === 0) return;
  const { db, settings } = ctx;
  const { now } = actorOf(ctx);
  const by = principalOf(ctx).fullName;
  await notify(db, actorOf(ctx), asked, {
    type: "accounts-imported",
    params: { by, name: fileName, count: accounts.length },
    companyId,
    recordId: id,
  });
  await mailNotice(
    db,
    await recipientsOf(db, asked),
    {
      topic: "requests",
      link: `/companies/${companyId}/employees/imports/${id}`,
      template: "accounts-imported",
      facts: { importedBy: by, count: String(accounts.length) },
    },
    settings.publicUrl,
    now,
  );
}
