/** Notices to employees about their own record: in the app, and always by email. */
import type { MailTemplateName } from "#src/domain/integrations/shared/mail-templates.ts";
import type { NotificationParams } from "#src/domain/account/shared/notification.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { accountOf } from "#src/store/people/employee-records/account-of.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import type { ReachedEmployee } from "../shared/people.ts";
import { newMail } from "../../integrations/shared/mail.ts";

/** The notices, each with its email. */
const templates = {
  "bank-account-changed": "bank-account-changed",
  "ket-issued": "terms-issued",
} as const satisfies Record<string, MailTemplateName>;

type NoticeType = keyof typeof templates;

/** Where in My profile the employee reads about it. */
const tabs: Readonly<Record<NoticeType, string>> = { "bank-account-changed": "pay", "ket-issued": "documents" };

export async function notifyEmployee(
  ctx: HrmsContext,
  employee: ReachedEmployee,
  { type, params }: { type: NoticeType; params: NotificationParams },
): Promise<void> {
  const { userId, email, locale } = await accountOf(ctx.db, employee.id, employee.personId, employee.today);
  if (userId !== null)
    await notify(ctx.db, actorOf(ctx), [userId], {
      type,
      params,
      companyId: employee.companyId,
      recordId: employee.id,
    });
  if (email === null) return;
  const link = `/me/my-profile?tab=${tabs[type]}`;
  const envelope = { recipient: email, language: locale, link, appUrl: ctx.settings.publicUrl };
  const facts = {
    name: employee.fullName,
    account: params.name ?? "",
    date: params.date === undefined ? "" : writtenDay(locale, params.date),
  };
  await asAuth(ctx.db, () => queueMail(ctx.db, newMail(templates[type], envelope, facts), ctx.now()));
}
