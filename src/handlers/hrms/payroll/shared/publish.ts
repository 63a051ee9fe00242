/** Publishes the payslips of a run, and says so to the people they belong to: in the app, and by email to those who want it. */
import { notFound } from "#src/contract/problem.ts";
import type { MailFacts } from "#src/domain/integrations/shared/mail-templates.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { dayOfCompany } from "#src/store/company/shared/zones.ts";
import { notifyEach } from "#src/store/account/shared/notifications.ts";
import { asAuth, type Transaction } from "#src/store/database/transaction.ts";
import { queueMails } from "#src/store/integrations/shared/mails.ts";
import { queueChanges } from "#src/store/integrations/shared/webhook-queue.ts";
import { publishPayslipsOf, type PublishedRun, readersOf, runToPublish } from "#src/store/payroll/publish.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";

interface Publishing {
  readonly tenantId: string;
  readonly now: Date;
  /** Address of the app, for the link in the email. */
  readonly appUrl: string;
}

/**
 * In one transaction with the state of the payslips: a payslip that was published before is not published again, so nobody hears of it
 * twice, and an interrupted publication has written to nobody.
 */
export async function publishRun(tx: Transaction, run: PublishedRun, { tenantId, now, appUrl }: Publishing) {
  const slips = await publishPayslipsOf(tx, run.id, now);
  const { id: recordId, companyId, month, startDate: from, endDate: to } = run;
  const changes = [{ field: "publishedAt", before: null, after: now.toISOString() }];
  await queueChanges(tx, { tenantId, now }, [{ subject: "pay-runs", action: "publish", companyId, recordId, changes }]);
  const readers = await readersOf(tx, companyId, slips, await dayOfCompany(tx, companyId, now));
  const params = { month, from, until: to };
  await notifyEach(
    tx,
    { tenantId, now },
    readers.map(({ userId, payslipId }) => ({ type: "payslip-ready", userId, params, companyId, recordId: payslipId })),
  );
  const mails = readers
    .filter(({ mailTopics }) => mailTopics.includes("payslips"))
    .map(({ email: recipient, fullName: name, locale: language, payslipId }) => {
      const facts: Omit<MailFacts<"payslip-ready">, "link"> = {
        name,
        company: run.company,
        from: writtenDay(language, from),
        to: writtenDay(language, to),
      };
      const link = `/companies/${companyId}/my-payslips/${payslipId}`;
      return newMail("payslip-ready", { recipient, language, link, appUrl, tenantId }, facts);
    });
  if (mails.length > 0) await asAuth(tx, () => queueMails(tx, tenantId, mails, now));
}

/** The payslips of a run that someone publishes without waiting for a time. */
export async function publishNow(ctx: HrmsContext, runId: string): Promise<void> {
  const run = await runToPublish(ctx.db, runId);
  if (!run) throw notFound();
  const { tenantId, now } = actorOf(ctx);
  await publishRun(ctx.db, run, { tenantId, now, appUrl: ctx.settings.publicUrl });
}
