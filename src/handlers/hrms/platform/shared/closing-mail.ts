/** Tells the owners of a tenant by mail that it is closing, until when they take their data along, and where. */
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import { ownersOf } from "#src/store/platform/tenant-owner.ts";
import type { ClosingTenant } from "#src/store/platform/tenants.ts";
import { actFor, asAuth, type Transaction } from "#src/store/database/transaction.ts";
import type { HrmsSettings } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";

/** In a transaction without a tenant, before and after. */
export async function mailClosing(
  tx: Transaction,
  tenant: ClosingTenant,
  { publicUrl }: Pick<HrmsSettings, "publicUrl">,
  now: Date,
): Promise<void> {
  await actFor(tx, tenant.id);
  const owners = await ownersOf(tx, now);
  await actFor(tx, null);
  await asAuth(tx, async () => {
    for (const { email: recipient, fullName, locale: language } of owners) {
      const link = "/tenant/settings?tab=export";
      const envelope = { recipient, language, link, appUrl: publicUrl, tenantId: tenant.id };
      const facts = { name: fullName, company: tenant.name, date: writtenDay(language, tenant.closesOn) };
      await queueMail(tx, newMail("tenant-closing", envelope, facts), now);
    }
  });
}
