/** Tells the owners of a tenant by mail that it is closing, until when they take their data along, and where. */
import type { Language } from "#src/domain/shared/languages.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { type NewMail, queueMail } from "#src/store/integrations/shared/mails.ts";
import { ownersOf } from "#src/store/platform/tenant-owner.ts";
import type { ClosingTenant } from "#src/store/platform/tenants.ts";
import { actFor, asAuth, type Transaction } from "#src/store/database/transaction.ts";
import type { HrmsSettings } from "../../context.ts";

const words: Record<
  Language,
  {
    subject: (tenant: string, day: string) => string;
    lines: (name: string, tenant: string, day: string, link: string) => string[];
  }
> = {
  en: {
    subject: (tenant, day) => `${tenant} closes in HRMS on ${day}`,
    lines: (name, tenant, day, link) => [
      `Hello ${name},`,
      `${tenant} closes in HRMS on ${day}. Until then everybody reads everything, and nothing is changed; from that day on nobody signs in. Take everything along before:`,
      link,
    ],
  },
  de: {
    subject: (tenant, day) => `${tenant} schließt in HRMS am ${day}`,
    lines: (name, tenant, day, link) => [
      `Guten Tag ${name},`,
      `${tenant} schließt in HRMS am ${day}. Bis dahin lesen alle alles, und nichts wird geändert; ab diesem Tag meldet sich niemand mehr an. Nehmen Sie vorher alles mit:`,
      link,
    ],
  },
  fr: {
    subject: (tenant, day) => `${tenant} ferme dans HRMS le ${day}`,
    lines: (name, tenant, day, link) => [
      `Bonjour ${name},`,
      `${tenant} ferme dans HRMS le ${day}. D’ici là, tout reste lisible et rien ne change ; à partir de ce jour, plus personne ne se connecte. Emportez tout avant :`,
      link,
    ],
  },
  pt: {
    subject: (tenant, day) => `${tenant} encerra no HRMS a ${day}`,
    lines: (name, tenant, day, link) => [
      `Olá ${name},`,
      `${tenant} encerra no HRMS a ${day}. Até lá todos leem tudo e nada é alterado; a partir desse dia ninguém inicia sessão. Leve tudo consigo antes:`,
      link,
    ],
  },
};

function closingMail(
  language: Language,
  { email, fullName }: { email: string; fullName: string },
  { id, name, closesOn }: ClosingTenant,
  appUrl: string,
): NewMail {
  const link = "/tenant/settings?tab=export";
  const { subject, lines } = words[language];
  const day = writtenDay(language, closesOn);
  return {
    kind: "notice",
    recipient: email,
    subject: subject(name, day),
    code: null,
    link,
    text: [...lines(fullName, name, day, appUrl + link), "HRMS"].join("\n\n"),
    tenantId: id,
  };
}

/** In a transaction without a tenant, before and after. */
export async function mailClosing(
  tx: Transaction,
  tenant: ClosingTenant,
  { publicUrl }: Pick<HrmsSettings, "publicUrl">,
  now: Date,
): Promise<void> {
  await actFor(tx, tenant.id);
  const owners = await ownersOf(tx, accessDay(now));
  await actFor(tx, null);
  await asAuth(tx, async () => {
    for (const owner of owners) await queueMail(tx, closingMail(owner.locale, owner, tenant, publicUrl), now);
  });
}
