/** What people are told by mail about their second step, in the four languages of the app. */
import type { Language } from "#src/domain/shared/languages.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";

export type MfaNews = "on" | "off" | "renewed" | "recoveryUsed" | "removed";

interface Words {
  readonly hello: (name: string) => string;
  readonly notYou: (link: string) => string;
  readonly news: Record<MfaNews, (detail: string) => [subject: string, line: string]>;
}

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    notYou: (link) => `Was it not you? Set another password at once: ${link}`,
    news: {
      on: () => [
        "Two-step verification is on",
        "from now on you sign in to HRMS with your password and a code of your authenticator app.",
      ],
      off: () => ["Two-step verification is off", "you now sign in to HRMS with your password alone."],
      renewed: () => [
        "Your recovery codes were renewed",
        "your account has new recovery codes. Those before do not work any more.",
      ],
      recoveryUsed: (left) => [
        "A recovery code was used",
        `somebody has just used one of your recovery codes. Codes left: ${left}.`,
      ],
      removed: (reason) => [
        "Your two-step verification was removed",
        `an administrator has removed your second step. Every device was signed out. Reason: ${reason}`,
      ],
    },
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    notYou: (link) => `Waren Sie es nicht? Setzen Sie sofort ein anderes Passwort: ${link}`,
    news: {
      on: () => [
        "Zweistufige Anmeldung ist ein",
        "ab jetzt melden Sie sich bei HRMS mit Passwort und einem Code Ihrer Authenticator-App an.",
      ],
      off: () => ["Zweistufige Anmeldung ist aus", "Sie melden sich bei HRMS jetzt allein mit Ihrem Passwort an."],
      renewed: () => [
        "Ihre Wiederherstellungscodes sind neu",
        "Ihr Konto hat neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.",
      ],
      recoveryUsed: (left) => [
        "Ein Wiederherstellungscode wurde benutzt",
        `soeben wurde einer Ihrer Wiederherstellungscodes benutzt. Übrige Codes: ${left}.`,
      ],
      removed: (reason) => [
        "Ihre zweistufige Anmeldung wurde entfernt",
        `ein Administrator hat Ihren zweiten Schritt entfernt. Alle Geräte wurden abgemeldet. Grund: ${reason}`,
      ],
    },
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    notYou: (link) => `Ce n’était pas vous ? Définissez tout de suite un autre mot de passe : ${link}`,
    news: {
      on: () => [
        "La validation en deux étapes est activée",
        "vous vous connectez désormais à HRMS avec votre mot de passe et un code de votre application d’authentification.",
      ],
      off: () => [
        "La validation en deux étapes est désactivée",
        "vous vous connectez désormais à HRMS avec votre seul mot de passe.",
      ],
      renewed: () => [
        "Vos codes de secours ont été renouvelés",
        "votre compte a de nouveaux codes de secours. Les précédents ne sont plus valables.",
      ],
      recoveryUsed: (left) => [
        "Un code de secours a été utilisé",
        `l’un de vos codes de secours vient d’être utilisé. Codes restants : ${left}.`,
      ],
      removed: (reason) => [
        "Votre validation en deux étapes a été retirée",
        `un administrateur a retiré votre seconde étape. Tous les appareils ont été déconnectés. Motif : ${reason}`,
      ],
    },
  },
  pt: {
    hello: (name) => `Olá ${name},`,
    notYou: (link) => `Não foi você? Defina de imediato outra palavra-passe: ${link}`,
    news: {
      on: () => [
        "A verificação em dois passos está ativa",
        "a partir de agora inicia sessão no HRMS com a palavra-passe e um código da sua aplicação de autenticação.",
      ],
      off: () => [
        "A verificação em dois passos está desativada",
        "agora inicia sessão no HRMS apenas com a palavra-passe.",
      ],
      renewed: () => [
        "Os seus códigos de recuperação são novos",
        "a sua conta tem novos códigos de recuperação. Os anteriores já não funcionam.",
      ],
      recoveryUsed: (left) => [
        "Foi usado um código de recuperação",
        `acabou de ser usado um dos seus códigos de recuperação. Códigos restantes: ${left}.`,
      ],
      removed: (reason) => [
        "A sua verificação em dois passos foi removida",
        `um administrador removeu o seu segundo passo. Todos os dispositivos foram desligados. Motivo: ${reason}`,
      ],
    },
  },
};

export function mfaMail(
  language: Language,
  { fullName, email }: { fullName: string; email: string },
  news: MfaNews,
  appUrl: string,
  detail = "",
): NewMail {
  const { hello, notYou, news: texts } = words[language];
  const link = "/pages/forgot-password-v1";
  const [subject, line] = texts[news](detail);
  const closing = news === "removed" ? [] : [notYou(appUrl + link)];
  return {
    kind: "notice",
    recipient: email,
    subject,
    text: [hello(fullName), line, ...closing, "HRMS"].join("\n\n"),
    code: null,
    link,
  };
}
