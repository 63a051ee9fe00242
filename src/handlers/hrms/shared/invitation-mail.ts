/** The mail of an invitation, in the four languages of the app. */
import type { MailLanguage } from "#generated/hrms/schema.ts";
import type { NewMail } from "#src/store/mails.ts";

interface Invited {
  email: string;
  company: string;
  invitedBy: string;
  token: string;
  appUrl: string;
}

const words: Record<MailLanguage, { subject: (company: string) => string; lines: (by: string, company: string, link: string) => string[] }> = {
  en: {
    subject: (company) => `${company} invites you to HRMS`,
    lines: (by, company, link) => ["Hello,", `${by} invites you to work with ${company} in HRMS. With this link you accept; it works once, within the next seven days:`, link, "If you do not know what this is about, you need not do anything."],
  },
  de: {
    subject: (company) => `${company} lädt Sie zu HRMS ein`,
    lines: (by, company, link) => ["Guten Tag,", `${by} lädt Sie ein, in HRMS mit ${company} zu arbeiten. Mit diesem Link nehmen Sie an; er gilt einmal, in den nächsten sieben Tagen:`, link, "Falls Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun."],
  },
  fr: {
    subject: (company) => `${company} vous invite sur HRMS`,
    lines: (by, company, link) => ["Bonjour,", `${by} vous invite à travailler avec ${company} dans HRMS. Ce lien permet d’accepter ; il est valable une fois, pendant sept jours :`, link, "Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire."],
  },
  pt: {
    subject: (company) => `${company} convida-o para o HRMS`,
    lines: (by, company, link) => ["Olá,", `${by} convida-o a trabalhar com ${company} no HRMS. Com esta ligação aceita; funciona uma vez, nos próximos sete dias:`, link, "Se não sabe do que se trata, não precisa de fazer nada."],
  },
};

export function invitationMail(language: MailLanguage, { email, company, invitedBy, token, appUrl }: Invited): NewMail {
  const link = `/pages/accept-invitation?token=${token}`;
  const { subject, lines } = words[language];
  return { kind: "invitation", recipient: email, subject: subject(company), text: [...lines(invitedBy, company, appUrl + link), "HRMS"].join("\n\n"), code: null, link };
}
