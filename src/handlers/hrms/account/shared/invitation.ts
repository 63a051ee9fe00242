/** Mails that let somebody set their first password: an account was made for them. */
import type { Language } from "#src/domain/shared/languages.ts";
import { sendProof } from "#src/store/account/email-otps.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import type { HrmsContext } from "../../context.ts";
import { newToken, tokenHash } from "./proof.ts";

const week = 7 * 24 * 3_600_000;

interface Invited {
  email: string;
  fullName: string;
  /** Name of the tenant, or of the platform. */
  to: string;
}

const words: Record<
  Language,
  { subject: (to: string) => string; lines: (name: string, to: string, link: string) => string[] }
> = {
  en: {
    subject: (to) => `Your account for ${to} in HRMS`,
    lines: (name, to, link) => [
      `Hello ${name},`,
      `an account for ${to} was made for you in HRMS. Set your password with this link; it works once, within the next seven days:`,
      link,
      "After that, ask for a new one by “Forgot your password?” on the sign-in page.",
    ],
  },
  de: {
    subject: (to) => `Ihr Konto für ${to} in HRMS`,
    lines: (name, to, link) => [
      `Guten Tag ${name},`,
      `für Sie wurde in HRMS ein Konto für ${to} angelegt. Mit diesem Link setzen Sie Ihr Passwort; er gilt einmal, in den nächsten sieben Tagen:`,
      link,
      "Danach erhalten Sie über „Passwort vergessen?“ auf der Anmeldeseite einen neuen.",
    ],
  },
  fr: {
    subject: (to) => `Votre compte pour ${to} dans HRMS`,
    lines: (name, to, link) => [
      `Bonjour ${name},`,
      `un compte pour ${to} a été créé pour vous dans HRMS. Définissez votre mot de passe avec ce lien ; il est valable une fois, pendant sept jours :`,
      link,
      "Ensuite, demandez-en un nouveau par « Mot de passe oublié ? » sur la page de connexion.",
    ],
  },
  pt: {
    subject: (to) => `A sua conta para ${to} no HRMS`,
    lines: (name, to, link) => [
      `Olá ${name},`,
      `foi criada para si no HRMS uma conta para ${to}. Defina a sua palavra-passe com esta ligação; funciona uma vez, nos próximos sete dias:`,
      link,
      "Depois disso, peça uma nova em «Esqueceu-se da palavra-passe?» na página de início de sessão.",
    ],
  },
};

function invitationMail(language: Language, { email, fullName, to }: Invited, token: string, appUrl: string): NewMail {
  const link = `/pages/reset-password-v1?token=${token}`;
  const { subject, lines } = words[language];
  return {
    kind: "password-reset",
    recipient: email,
    subject: subject(to),
    code: null,
    link,
    text: [...lines(fullName, to, appUrl + link), "HRMS"].join("\n\n"),
  };
}

/** In the transaction of the call; takes the place of the last one. */
export async function sendInvitation(ctx: HrmsContext, invited: Invited, language: Language = "en"): Promise<void> {
  const token = newToken();
  const now = ctx.now();
  const proof = {
    email: invited.email,
    purpose: "reset" as const,
    codeHash: null,
    tokenHash: tokenHash(token),
    expiresAt: new Date(now.getTime() + week),
  };
  await asAuth(ctx.db, () =>
    sendProof(ctx.db, proof, () => invitationMail(language, invited, token, ctx.settings.publicUrl), now, 0),
  );
}
