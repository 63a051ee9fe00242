/** Tells an employee that somebody wants to open their record to an address that is not on it; its words are nobody's to change. */
import type { Language } from "#src/domain/shared/languages.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";

interface Noticed {
  /** Where the employee is known. */
  readonly address: string;
  readonly fullName: string;
  readonly company: string;
  /** The other address, masked. */
  readonly email: string;
}

const words: Record<Language, { subject: (company: string) => string; lines: (of: Noticed) => string[] }> = {
  en: {
    subject: (company) => `Another address for your account at ${company}`,
    lines: ({ fullName, company, email }) => [
      `Hello ${fullName},`,
      `somebody at ${company} wants to invite you to HRMS at ${email}. This address is not on your record, so a second person has to confirm it first. Whoever reads mails there will see your own record, your pay included.`,
      "If the address is not yours, tell your HR department at once.",
    ],
  },
  de: {
    subject: (company) => `Eine andere Adresse für Ihr Konto bei ${company}`,
    lines: ({ fullName, company, email }) => [
      `Guten Tag ${fullName},`,
      `jemand bei ${company} will Sie unter ${email} zu HRMS einladen. Diese Adresse steht nicht in Ihrer Akte, daher muss sie erst eine zweite Person bestätigen. Wer dort die Mails liest, sieht Ihre eigene Akte samt Lohn.`,
      "Ist es nicht Ihre Adresse, sagen Sie es sofort Ihrer Personalabteilung.",
    ],
  },
  fr: {
    subject: (company) => `Une autre adresse pour votre compte chez ${company}`,
    lines: ({ fullName, company, email }) => [
      `Bonjour ${fullName},`,
      `une personne de ${company} veut vous inviter dans HRMS à l’adresse ${email}. Cette adresse ne figure pas dans votre dossier ; une deuxième personne doit donc la confirmer. Qui lit le courrier à cette adresse verra votre dossier, salaire compris.`,
      "Si ce n’est pas votre adresse, prévenez tout de suite le service des ressources humaines.",
    ],
  },
  pt: {
    subject: (company) => `Outro endereço para a sua conta na ${company}`,
    lines: ({ fullName, company, email }) => [
      `Olá ${fullName},`,
      `alguém da ${company} quer convidá-lo para o HRMS no endereço ${email}. Este endereço não consta do seu registo, por isso uma segunda pessoa tem de o confirmar. Quem lê o correio nesse endereço verá o seu registo, incluindo o salário.`,
      "Se o endereço não é seu, avise já os recursos humanos.",
    ],
  },
};

export function invitationNotice(language: Language, noticed: Noticed): NewMail {
  const { subject, lines } = words[language];
  return {
    kind: "notice",
    recipient: noticed.address,
    code: null,
    link: null,
    subject: subject(noticed.company),
    text: [...lines(noticed), "HRMS"].join("\n\n"),
  };
}
