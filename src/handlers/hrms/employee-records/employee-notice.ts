/** What employees are told of their own record: in the app, and by mail whatever they have chosen. */
import type { MailLanguage } from "#generated/hrms/schema.ts";
import type { NotificationParams } from "#src/domain/notification.ts";
import { accessDay } from "#src/store/access.ts";
import { accountOf } from "#src/store/employee-records/account-of.ts";
import { queueMail } from "#src/store/mails.ts";
import { notify } from "#src/store/notifications.ts";
import { asAuth } from "#src/store/transaction.ts";
import { actorOf, type HrmsContext } from "../context.ts";
import type { ReachedEmployee } from "../shared/people.ts";

type NoticeType = "bank-account-changed" | "ket-issued";

interface Words {
  hello: (name: string) => string;
  subject: string;
  lines: (about: string, date: string) => string[];
}

const words: Record<NoticeType, Record<MailLanguage, Words>> = {
  "bank-account-changed": {
    en: { hello: (name) => `Hello ${name},`, subject: "Your pay goes to another account", lines: (about, date) => [`from ${date} on, your pay or a part of it goes to ${about}.`, "Did you not ask for this? Tell your HR department at once."] },
    de: { hello: (name) => `Guten Tag ${name},`, subject: "Ihr Gehalt geht auf ein anderes Konto", lines: (about, date) => [`ab ${date} geht Ihr Gehalt oder ein Teil davon auf ${about}.`, "Haben Sie das nicht veranlasst? Sagen Sie es sofort Ihrer Personalabteilung."] },
    fr: { hello: (name) => `Bonjour ${name},`, subject: "Votre salaire est versé sur un autre compte", lines: (about, date) => [`à partir du ${date}, votre salaire ou une partie est versé sur ${about}.`, "Vous ne l’avez pas demandé ? Prévenez tout de suite les ressources humaines."] },
    pt: { hello: (name) => `Olá ${name},`, subject: "O seu salário vai para outra conta", lines: (about, date) => [`a partir de ${date}, o seu salário ou parte dele vai para ${about}.`, "Não pediu isto? Avise de imediato os recursos humanos."] },
  },
  "ket-issued": {
    en: { hello: (name) => `Hello ${name},`, subject: "Your key employment terms are ready", lines: (_about, date) => [`your key employment terms were issued on ${date}. Read them in HRMS and acknowledge them there.`] },
    de: { hello: (name) => `Guten Tag ${name},`, subject: "Ihre wesentlichen Arbeitsbedingungen liegen vor", lines: (_about, date) => [`Ihre wesentlichen Arbeitsbedingungen wurden am ${date} ausgestellt. Lesen und bestätigen Sie sie in HRMS.`] },
    fr: { hello: (name) => `Bonjour ${name},`, subject: "Vos conditions d’emploi essentielles sont prêtes", lines: (_about, date) => [`vos conditions d’emploi essentielles ont été remises le ${date}. Lisez-les et confirmez-les dans HRMS.`] },
    pt: { hello: (name) => `Olá ${name},`, subject: "As suas condições essenciais de emprego estão prontas", lines: (_about, date) => [`as suas condições essenciais de emprego foram emitidas a ${date}. Leia-as e confirme-as no HRMS.`] },
  },
};

export async function tellEmployee(ctx: HrmsContext, employee: ReachedEmployee, { type, params }: { type: NoticeType; params: NotificationParams }): Promise<void> {
  const { userId, email, locale } = await accountOf(ctx.db, employee.id, employee.personId, accessDay(ctx.now()));
  if (userId !== null) await notify(ctx.db, actorOf(ctx), [userId], { type, params, companyId: employee.companyId, recordId: employee.id });
  if (email === null) return;
  const { hello, subject, lines } = words[type][locale];
  const link = `/companies/${employee.companyId}/employees/${employee.id}`;
  const text = [hello(employee.fullName), ...lines(params.name ?? "", params.date ?? ""), ctx.settings.publicUrl + link, "HRMS"].join("\n\n");
  await asAuth(ctx.db, () => queueMail(ctx.db, { kind: "notice", recipient: email, subject, text, code: null, link }, ctx.now()));
  ctx.settings.mailQueued();
}
