/** What the mails say, in the four languages of the app. */
import type { MailLanguage } from "#generated/hrms/schema.ts";
import type { NewMail } from "#src/store/mails.ts";

interface Receiver {
  email: string;
  /** Undefined of a stranger, whose mail is written all the same and never sent. */
  account: { fullName: string; email: string } | undefined;
  appUrl: string;
}

interface Words {
  hello: (name: string) => string;
  /** Below every mail. */
  notYou: string;
  verify: { subject: (code: string) => string; lines: (code: string, link: string) => string[] };
  reset: { subject: string; lines: (link: string) => string[] };
  changed: { subject: string; lines: (link: string) => string[] };
}

const words: Record<MailLanguage, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    notYou: "If you did not ask for this, you need not do anything.",
    verify: {
      subject: (code) => `${code} is your code for HRMS`,
      lines: (code, link) => [`your code is ${code}. It works once, within the next ten minutes.`, `Or follow this link: ${link}`],
    },
    reset: {
      subject: "Set a new password for HRMS",
      lines: (link) => ["with this link you set a new password. It works once, within the next thirty minutes:", link],
    },
    changed: {
      subject: "Your password for HRMS was changed",
      lines: (link) => ["your password was just changed, and every device was signed out.", `Was it not you? Set another one at once: ${link}`],
    },
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    notYou: "Falls Sie das nicht angefordert haben, brauchen Sie nichts zu tun.",
    verify: {
      subject: (code) => `${code} ist Ihr Code für HRMS`,
      lines: (code, link) => [`Ihr Code ist ${code}. Er gilt einmal, in den nächsten zehn Minuten.`, `Oder folgen Sie diesem Link: ${link}`],
    },
    reset: {
      subject: "Neues Passwort für HRMS setzen",
      lines: (link) => ["mit diesem Link setzen Sie ein neues Passwort. Er gilt einmal, in den nächsten dreißig Minuten:", link],
    },
    changed: {
      subject: "Ihr Passwort für HRMS wurde geändert",
      lines: (link) => ["Ihr Passwort wurde soeben geändert, und alle Geräte wurden abgemeldet.", `Waren Sie es nicht? Setzen Sie sofort ein anderes: ${link}`],
    },
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    notYou: "Si vous n’avez rien demandé, vous n’avez rien à faire.",
    verify: {
      subject: (code) => `${code} est votre code pour HRMS`,
      lines: (code, link) => [`votre code est ${code}. Il est valable une fois, pendant dix minutes.`, `Ou suivez ce lien : ${link}`],
    },
    reset: {
      subject: "Définir un nouveau mot de passe pour HRMS",
      lines: (link) => ["ce lien permet de définir un nouveau mot de passe. Il est valable une fois, pendant trente minutes :", link],
    },
    changed: {
      subject: "Votre mot de passe HRMS a été modifié",
      lines: (link) => ["votre mot de passe vient d’être modifié et tous les appareils ont été déconnectés.", `Ce n’était pas vous ? Définissez-en un autre tout de suite : ${link}`],
    },
  },
  pt: {
    hello: (name) => `Olá ${name},`,
    notYou: "Se não foi você que pediu, não precisa de fazer nada.",
    verify: {
      subject: (code) => `${code} é o seu código para o HRMS`,
      lines: (code, link) => [`o seu código é ${code}. Funciona uma vez, nos próximos dez minutos.`, `Ou siga esta ligação: ${link}`],
    },
    reset: {
      subject: "Definir uma nova palavra-passe para o HRMS",
      lines: (link) => ["com esta ligação define uma nova palavra-passe. Funciona uma vez, nos próximos trinta minutos:", link],
    },
    changed: {
      subject: "A sua palavra-passe do HRMS foi alterada",
      lines: (link) => ["a sua palavra-passe acabou de ser alterada e todos os dispositivos foram desligados.", `Não foi você? Defina outra de imediato: ${link}`],
    },
  },
};

function written(language: MailLanguage, { email, account }: Receiver, mail: Omit<NewMail, "recipient" | "text">, lines: string[]): NewMail {
  const { hello, notYou } = words[language];
  const closing = mail.kind === "password-changed" ? [] : [notYou];
  return { ...mail, recipient: account?.email ?? email, text: [hello(account?.fullName ?? ""), ...lines, ...closing, "HRMS"].join("\n\n") };
}

export function verifyMail(language: MailLanguage, receiver: Receiver & { code: string; token: string }): NewMail {
  const { code, token, appUrl } = receiver;
  const link = `/pages/verify-email?token=${token}`;
  const { subject, lines } = words[language].verify;
  return written(language, receiver, { kind: "verify-email", subject: subject(code), code, link }, lines(code, appUrl + link));
}

export function resetMail(language: MailLanguage, receiver: Receiver & { token: string }): NewMail {
  const link = `/pages/reset-password-v1?token=${receiver.token}`;
  const { subject, lines } = words[language].reset;
  return written(language, receiver, { kind: "password-reset", subject, code: null, link }, lines(receiver.appUrl + link));
}

export function changedMail(language: MailLanguage, receiver: Receiver): NewMail {
  const link = "/pages/forgot-password-v1";
  const { subject, lines } = words[language].changed;
  return written(language, receiver, { kind: "password-changed", subject, code: null, link }, lines(receiver.appUrl + link));
}
