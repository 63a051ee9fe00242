/** Notices to those who decide the current step of a request, and to their delegates. */
import { delegates } from "#src/domain/approvals/shared/deciding.ts";
import { rightNeeded } from "#src/domain/approvals/shared/vocabulary.ts";
import { dayOfCompany } from "#src/store/company/shared/zones.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { delegationsFrom } from "#src/store/approvals/shared/organisation.ts";
import type { StoredApproval } from "#src/store/approvals/shared/requests.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import { hrRecipientsOf, recipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { mailNotice } from "../../account/shared/notice-mails.ts";
import { actorOf, type HrmsContext } from "../../context.ts";

interface Notifier {
  readonly db: Transaction;
  readonly tenantId: string;
  /** Who caused it; they need no notice. */
  readonly userId: string | null;
  readonly now: Date;
  readonly publicUrl: string;
}

/** Tells those who decide the current step, and the delegates of the approvers. */
export async function notifyDeciders(
  { db, tenantId, userId, now, publicUrl }: Notifier,
  request: StoredApproval,
  more: readonly string[] = [],
): Promise<void> {
  const { companyId, approvers, makers, kind, subject, section, right, open, escalatedTo } = request;
  const day = await dayOfCompany(db, companyId, now);
  const fullName = (await findEmployee(db, companyId, request.employeeId))?.person.fullName ?? "";
  const { action, class: name, element } = rightNeeded[right];
  const permitted = open
    ? (await hrRecipientsOf(db, companyId, day))
        .filter(({ may }) => may(action, name, element))
        .map((one) => one.userId)
    : [];
  const asked = [...new Set([...approvers, ...escalatedTo, ...permitted, ...more])];
  const standIns = (await delegationsFrom(db, companyId, day, asked))
    .filter((one) => delegates(one, kind, day) && (one.own || approvers.includes(one.approverId)))
    .map(({ delegateId }) => delegateId);
  const toNotify = [...new Set([...asked, ...standIns])].filter((id) => id !== userId && !makers.includes(id));
  // Everyone permitted finds change requests on their own page, the others in the queue.
  const isOwnPage = open && subject === "change-requests";
  await notify(db, { tenantId, now }, toNotify, {
    type: isOwnPage ? "change-requested" : "approval-requested",
    params: { person: fullName, name: isOwnPage ? (section ?? kind) : kind },
    companyId,
    recordId: isOwnPage ? request.recordId : request.id,
  });
  const recipients = toNotify.length === 0 ? [] : await recipientsOf(db, toNotify);
  await mailNotice(
    db,
    recipients,
    {
      topic: "requests",
      link: isOwnPage
        ? `/companies/${companyId}/change-requests?status=submitted`
        : `/companies/${companyId}/approvals`,
      template: isOwnPage ? "change-requested" : "approval-requested",
      facts: { person: fullName },
    },
    publicUrl,
    now,
  );
}

export const notifierOf = (ctx: HrmsContext): Notifier => {
  const { tenantId, userId, now } = actorOf(ctx);
  return { db: ctx.db, tenantId, userId, now, publicUrl: ctx.settings.publicUrl };
};
