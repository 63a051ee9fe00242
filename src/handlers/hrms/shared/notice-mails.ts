/** Notices that people get by mail too, in their language, where they have asked for the topic. */
import type { MailLanguage } from "#generated/hrms/schema.ts";
import type { MailTopic } from "#src/domain/notification.ts";
import { queueMail } from "#src/store/mails.ts";
import type { Told } from "#src/store/people/keepers.ts";
import { asAuth, type Transaction } from "#src/store/transaction.ts";

interface Words {
  readonly hello: (name: string) => string;
  readonly requested: (person: string) => [subject: string, line: string];
  readonly approved: (by: string) => [subject: string, line: string];
  readonly rejected: (by: string) => [subject: string, line: string];
  readonly expiring: (count: number, company: string) => [subject: string, line: string];
  readonly onDay: (what: string, person: string, day: string) => string;
}

const words: Record<MailLanguage, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    requested: (person) => [`${person} asks for a change`, `${person} has asked for a change of their record. Approve or reject it here:`],
    approved: (by) => ["Your change is approved", `${by} has approved your change. Your record:`],
    rejected: (by) => ["Your change is rejected", `${by} has rejected your change. What was said about it:`],
    expiring: (count, company) => [`${company}: ${count === 1 ? "1 record expires" : `${count} records expire`} soon`, "these run out soon. Renew them in time:"],
    onDay: (what, person, day) => `${day}  ${person}: ${what}`,
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    requested: (person) => [`${person} beantragt eine Änderung`, `${person} hat eine Änderung der eigenen Daten beantragt. Hier genehmigen oder ablehnen:`],
    approved: (by) => ["Ihre Änderung ist genehmigt", `${by} hat Ihre Änderung genehmigt. Ihre Daten:`],
    rejected: (by) => ["Ihre Änderung ist abgelehnt", `${by} hat Ihre Änderung abgelehnt. Was dazu gesagt wurde:`],
    expiring: (count, company) => [`${company}: ${count === 1 ? "1 Nachweis läuft" : `${count} Nachweise laufen`} bald ab`, "diese Nachweise laufen bald ab. Rechtzeitig verlängern:"],
    onDay: (what, person, day) => `${day}  ${person}: ${what}`,
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    requested: (person) => [`${person} demande une modification`, `${person} a demandé une modification de son dossier. À approuver ou à refuser ici :`],
    approved: (by) => ["Votre modification est approuvée", `${by} a approuvé votre modification. Votre dossier :`],
    rejected: (by) => ["Votre modification est refusée", `${by} a refusé votre modification. Ce qui en a été dit :`],
    expiring: (count, company) => [`${company} : ${count === 1 ? "1 document expire" : `${count} documents expirent`} bientôt`, "ces documents expirent bientôt. Renouvelez-les à temps :"],
    onDay: (what, person, day) => `${day}  ${person} : ${what}`,
  },
  pt: {
    hello: (name) => `Olá ${name},`,
    requested: (person) => [`${person} pede uma alteração`, `${person} pediu uma alteração do seu registo. Aprove ou rejeite aqui:`],
    approved: (by) => ["A sua alteração foi aprovada", `${by} aprovou a sua alteração. O seu registo:`],
    rejected: (by) => ["A sua alteração foi rejeitada", `${by} rejeitou a sua alteração. O que foi dito:`],
    expiring: (count, company) => [`${company}: ${count === 1 ? "1 documento expira" : `${count} documentos expiram`} em breve`, "estes documentos expiram em breve. Renove-os a tempo:"],
    onDay: (what, person, day) => `${day}  ${person}: ${what}`,
  },
};

export interface NoticeMail {
  readonly topic: MailTopic;
  /** Path in the app. */
  readonly link: string;
  readonly text: (words: Words) => [subject: string, ...lines: string[]];
}

/** Queues the mail for those who want it; the postman still has to be told. */
export async function mailNotice(tx: Transaction, people: readonly Told[], { topic, link, text }: NoticeMail, appUrl: string, now: Date): Promise<void> {
  const wanting = people.filter(({ mailTopics }) => mailTopics.includes(topic));
  if (wanting.length === 0) return;
  await asAuth(tx, async () => {
    for (const { email, fullName, locale } of wanting) {
      const said = words[locale ?? "en"];
      const [subject, ...lines] = text(said);
      await queueMail(tx, { kind: "notice", recipient: email, subject, text: [said.hello(fullName), ...lines, appUrl + link, "HRMS"].join("\n\n"), code: null, link }, now);
    }
  });
}
