/** Notifies a company's HR, in time and once, of passes, passports and documents that expire. */
import { dayOfCompany } from "#src/store/company/shared/zones.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { mailNotice } from "#src/handlers/hrms/account/shared/notice-mails.ts";
import {
  type DueExpiry,
  takeDueExpiries,
  type WatchedCompany,
  watchedCompanies,
} from "#src/store/people/expiry-notices.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { hrRecipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { inTenant, type Transaction } from "#src/store/database/transaction.ts";
import type { Job, TenantJobContext } from "../background/job.ts";

const types = { pass: "workpass-expiring", passport: "passport-expiring", document: "document-expiring" } as const;
/** Lines in one email; the app shows all of them. */
const maxLines = 50;

async function notifyHr(
  { settings, tenantId, now }: TenantJobContext,
  tx: Transaction,
  company: WatchedCompany,
  due: readonly DueExpiry[],
  day: string,
): Promise<void> {
  const at = now();
  const recipients = await hrRecipientsOf(tx, company.id, day);
  for (const recipient of recipients.filter(({ may }) => may("edit", "personal"))) {
    const own = due.filter((one) => recipient.may("view", one.class));
    for (const { kind, employeeId, fullName, name, expiry, daysLeft } of own) {
      await notify(tx, { tenantId, now: at }, [recipient.userId], {
        type: types[kind],
        params: { person: fullName, name, date: expiry, days: daysLeft },
        companyId: company.id,
        recordId: employeeId,
      });
    }
    if (own.length === 0 || !company.mails) continue;
    const link = `/companies/${company.id}/expiries`;
    const lines = own.toSorted((one, other) => one.expiry.localeCompare(other.expiry)).slice(0, maxLines);
    const records = lines
      .map(({ expiry, fullName, name }) => `${writtenDay(recipient.locale, expiry)}  ${fullName}: ${name}`)
      .join("\n");
    await mailNotice(
      tx,
      [recipient],
      {
        topic: "expiries",
        link,
        template: "records-expiring",
        facts: { company: company.name, count: String(own.length), records },
      },
      settings.publicUrl,
      at,
    );
  }
}

export const sendExpiryNotices: Job = {
  name: "send-expiry-notices",
  summary: "Notifies a company's HR of passes, passports and documents that expire",
  schedule: "10 * * * *",
  tenancy: "every-tenant",
  delivery: "once for each expiry and number of days, recorded in the transaction of the notice",
  async run(context) {
    const { store, settings, tenantId } = context;
    const at = context.now();
    await inTenant(store, tenantId, async (tx) => {
      for (const company of await watchedCompanies(tx)) {
        const day = await dayOfCompany(tx, company.id, at);
        const due = await takeDueExpiries(tx, tenantId, company, day, at);
        if (due.length > 0) await notifyHr(context, tx, company, due, day);
      }
    });
    settings.mailQueued();
  },
};
