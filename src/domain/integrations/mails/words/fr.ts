/** The words of the mails in French, where a tenant has none of its own. */
import { type MailTemplateName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Bonjour {name},";
const notYou = "Si vous n’avez rien demandé, vous n’avez rien à faire.";

export const fr: Record<MailTemplateName, MailWords> = {
  "verify-email": {
    subject: "{code} est votre code pour HRMS",
    text: paragraphs(
      hello,
      "votre code est {code}. Il est valable une fois, pendant dix minutes.",
      "Ou suivez ce lien : {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Définir un nouveau mot de passe pour HRMS",
    text: paragraphs(
      hello,
      "ce lien permet de définir un nouveau mot de passe. Il est valable une fois, pendant trente minutes :",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "Votre mot de passe HRMS a été modifié",
    text: paragraphs(
      hello,
      "votre mot de passe vient d’être modifié et tous les appareils ont été déconnectés.",
      "Ce n’était pas vous ? Définissez-en un autre tout de suite : {link}",
    ),
  },
  invitation: {
    subject: "{company} vous invite sur HRMS",
    text: paragraphs(
      "Bonjour,",
      "{invitedBy} vous invite à travailler avec {company} dans HRMS. Ce lien permet d’accepter ; il est valable une fois, pendant sept jours :",
      "{link}",
      "Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.",
    ),
  },
  "change-requested": {
    subject: "{person} demande une modification",
    text: paragraphs(
      hello,
      "{person} a demandé une modification de son dossier. À approuver ou à refuser ici :",
      "{link}",
    ),
  },
  "change-approved": {
    subject: "Votre modification est approuvée",
    text: paragraphs(hello, "{decidedBy} a approuvé votre modification. Votre dossier :", "{link}"),
  },
  "change-rejected": {
    subject: "Votre modification est refusée",
    text: paragraphs(hello, "{decidedBy} a refusé votre modification. Ce qui en a été dit :", "{link}"),
  },
  "records-expiring": {
    subject: "{company} : documents qui expirent bientôt ({count})",
    text: paragraphs(hello, "ces documents expirent bientôt. Renouvelez-les à temps :", "{records}", "{link}"),
  },
  "bank-account-changed": {
    subject: "Votre salaire est versé sur un autre compte",
    text: paragraphs(
      hello,
      "à partir du {date}, votre salaire ou une partie est versé sur {account}.",
      "Vous ne l’avez pas demandé ? Prévenez tout de suite les ressources humaines.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "Vos conditions d’emploi essentielles sont prêtes",
    text: paragraphs(
      hello,
      "vos conditions d’emploi essentielles ont été remises le {date}. Lisez-les et confirmez-les dans HRMS.",
      "{link}",
    ),
  },
};
