/** Default texts of the mails in French. */
import { type MailName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Bonjour {name},";
const notYou = "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.";
const notMe = "Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe : {link}";

export const words: Record<MailName, MailWords> = {
  "verify-email": {
    subject: "{code} est votre code pour HRMS",
    text: paragraphs(
      hello,
      "Votre code de vérification est {code}. Il est valable une seule fois et expire dans 10 minutes.",
      "Vous pouvez aussi ouvrir ce lien : {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Définir un nouveau mot de passe pour HRMS",
    text: paragraphs(
      hello,
      "Utilisez ce lien pour définir un nouveau mot de passe. Il est valable une seule fois et expire dans 30 minutes :",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "Votre mot de passe HRMS a été modifié",
    text: paragraphs(
      hello,
      "Votre mot de passe vient d’être modifié et vous avez été déconnecté de tous vos appareils.",
      notMe,
    ),
  },
  invitation: {
    subject: "{company} vous invite sur HRMS",
    text: paragraphs(
      "Bonjour,",
      "{invitedBy} vous invite à rejoindre {company} sur HRMS. Acceptez l’invitation avec ce lien ; il est valable une seule fois et expire dans 7 jours :",
      "{link}",
      "Si vous n’attendiez pas cette invitation, ignorez cet e-mail.",
    ),
  },
  "approval-requested": {
    subject: "Approbation requise : {person}",
    text: paragraphs(
      hello,
      "Une demande concernant {person} attend votre décision. Approuvez-la ou refusez-la ici :",
      "{link}",
    ),
  },
  "change-requested": {
    subject: "{person} demande une modification",
    text: paragraphs(
      hello,
      "{person} a demandé une modification de son dossier. Approuvez-la ou refusez-la ici :",
      "{link}",
    ),
  },
  "change-approved": {
    subject: "Votre modification a été approuvée",
    text: paragraphs(hello, "{decidedBy} a approuvé votre modification. Consultez votre dossier :", "{link}"),
  },
  "change-rejected": {
    subject: "Votre modification a été refusée",
    text: paragraphs(hello, "{decidedBy} a refusé votre modification. Consultez le motif ici :", "{link}"),
  },
  "leave-approved": {
    subject: "Votre congé a été approuvé",
    text: paragraphs(hello, "{decidedBy} a approuvé votre congé du {from} au {to}. Consultez-le ici :", "{link}"),
  },
  "leave-rejected": {
    subject: "Votre demande de congé a été refusée",
    text: paragraphs(
      hello,
      "{decidedBy} a refusé votre demande concernant le congé du {from} au {to}. Consultez le motif ici :",
      "{link}",
    ),
  },
  "leave-cancelled": {
    subject: "Votre congé a été annulé",
    text: paragraphs(
      hello,
      "{decidedBy} a accepté l’annulation de votre congé du {from} au {to}. Votre solde est rétabli. Consultez la demande ici :",
      "{link}",
    ),
  },
  "leave-recalled": {
    subject: "Vous avez été rappelé de congé",
    text: paragraphs(
      hello,
      "{decidedBy} vous a rappelé de votre congé du {from} au {to}. Les jours non pris ont été rendus à votre solde. Consultez le motif ici :",
      "{link}",
    ),
  },
  "manual-attendance-approved": {
    subject: "Présence manuelle approuvée",
    text: paragraphs(
      hello,
      "{decidedBy} a approuvé la présence manuelle de {person} du {date}. Consultez-la ici :",
      "{link}",
    ),
  },
  "manual-attendance-rejected": {
    subject: "Présence manuelle refusée",
    text: paragraphs(
      hello,
      "{decidedBy} a refusé la présence manuelle de {person} du {date}. Consultez le motif ici :",
      "{link}",
    ),
  },
  "timesheet-approved": {
    subject: "Feuille de temps approuvée",
    text: paragraphs(
      hello,
      "{decidedBy} a approuvé la feuille de temps de {person} pour la semaine du {date}. Consultez-la ici :",
      "{link}",
    ),
  },
  "timesheet-rejected": {
    subject: "Feuille de temps refusée",
    text: paragraphs(
      hello,
      "{decidedBy} a refusé la feuille de temps de {person} pour la semaine du {date}. Consultez le motif ici, corrigez-la et soumettez-la de nouveau :",
      "{link}",
    ),
  },
  "roster-published": {
    subject: "Votre planning du {from} au {to}",
    text: paragraphs(
      hello,
      "Votre planning a été publié, avec des changements entre le {from} et le {to}. Consultez vos horaires ici :",
      "{link}",
    ),
  },
  "shift-swap-asked": {
    subject: "{person} souhaite échanger un poste",
    text: paragraphs(
      hello,
      "{person} souhaite échanger son poste du {from} contre le vôtre du {to}. Acceptez ou refusez ici :",
      "{link}",
    ),
  },
  "shift-swap-approved": {
    subject: "Échange de postes approuvé",
    text: paragraphs(
      hello,
      "{decidedBy} a approuvé l’échange des postes du {from} et du {to}. Votre planning est à jour :",
      "{link}",
    ),
  },
  "shift-swap-rejected": {
    subject: "Échange de postes refusé",
    text: paragraphs(
      hello,
      "{decidedBy} a refusé l’échange des postes du {from} et du {to}. Votre planning ne change pas. Consultez le motif ici :",
      "{link}",
    ),
  },
  "expense-claim-approved": {
    subject: "Note de frais approuvée",
    text: paragraphs(
      hello,
      "{decidedBy} a approuvé la note de frais de {person} du {date}. Elle sera payée avec la prochaine paie. Consultez-la ici :",
      "{link}",
    ),
  },
  "expense-claim-rejected": {
    subject: "Note de frais refusée",
    text: paragraphs(
      hello,
      "{decidedBy} a refusé la note de frais de {person} du {date}. Consultez le motif ici :",
      "{link}",
    ),
  },
  "payslip-ready": {
    subject: "Votre fiche de paie de {company} est disponible",
    text: paragraphs(
      hello,
      "Votre fiche de paie pour la période du {from} au {to} est disponible. Consultez-la ici :",
      "{link}",
    ),
  },
  "records-expiring": {
    subject: "{company} : documents arrivant à expiration ({count})",
    text: paragraphs(
      hello,
      "Ces documents arrivent bientôt à expiration. Pensez à les renouveler à temps :",
      "{records}",
      "{link}",
    ),
  },
  "tasks-due": {
    subject: "Vos tâches à échéance ({count})",
    text: paragraphs(
      hello,
      "Ces tâches arrivent à échéance ou sont en retard. Merci de les terminer dans HRMS :",
      "{tasks}",
      "{link}",
    ),
  },
  "bank-account-changed": {
    subject: "Votre salaire sera versé sur un autre compte",
    text: paragraphs(
      hello,
      "À partir du {date}, tout ou partie de votre salaire sera versé sur le compte {account}.",
      "Si vous n’êtes pas à l’origine de ce changement, prévenez immédiatement les ressources humaines.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "Vos conditions d’emploi essentielles sont disponibles",
    text: paragraphs(
      hello,
      "Vos conditions d’emploi essentielles ont été émises le {date}. Merci de les lire et de les confirmer dans HRMS.",
      "{link}",
    ),
  },
  "accounts-imported": {
    subject: "{count} comptes bancaires à vérifier",
    text: paragraphs(
      hello,
      "{importedBy} a importé {count} comptes bancaires. Aucun paiement n’y est versé avant la vérification par une autre personne. Comparez-les et confirmez-les ici :",
      "{link}",
    ),
  },
  "account-created": {
    subject: "Votre compte HRMS pour {company}",
    text: paragraphs(
      hello,
      "Un compte HRMS pour {company} a été créé pour vous. Définissez votre mot de passe avec ce lien ; il est valable une seule fois et expire dans 7 jours :",
      "{link}",
      "S’il a expiré, demandez-en un nouveau avec « Mot de passe oublié ? » sur la page de connexion.",
    ),
  },
  "invitation-elsewhere": {
    subject: "Une autre adresse e-mail pour votre compte chez {company}",
    text: paragraphs(
      hello,
      "Une personne de {company} souhaite vous inviter sur HRMS à l’adresse {email}. Cette adresse ne figure pas dans votre dossier ; une deuxième personne doit donc d’abord la confirmer. Toute personne ayant accès à cette messagerie pourrait consulter votre dossier, y compris votre salaire.",
      "Si cette adresse n’est pas la vôtre, prévenez immédiatement les ressources humaines.",
    ),
  },
  "mfa-on": {
    subject: "La validation en deux étapes est activée",
    text: paragraphs(
      hello,
      "Vous vous connectez désormais à HRMS avec votre mot de passe et un code de votre application d’authentification.",
      notMe,
    ),
  },
  "mfa-off": {
    subject: "La validation en deux étapes est désactivée",
    text: paragraphs(hello, "Vous vous connectez désormais à HRMS avec votre mot de passe uniquement.", notMe),
  },
  "mfa-removed": {
    subject: "Votre validation en deux étapes a été supprimée",
    text: paragraphs(
      hello,
      "Un administrateur a supprimé la validation en deux étapes de votre compte. Vous avez été déconnecté de tous vos appareils.",
      "Motif : {reason}",
    ),
  },
  "recovery-codes-renewed": {
    subject: "Vos codes de secours ont été renouvelés",
    text: paragraphs(
      hello,
      "Votre compte a de nouveaux codes de secours. Les précédents ne sont plus valables.",
      notMe,
    ),
  },
  "recovery-code-used": {
    subject: "Un code de secours a été utilisé",
    text: paragraphs(
      hello,
      "L’un de vos codes de secours vient d’être utilisé pour se connecter. Codes restants : {left}.",
      notMe,
    ),
  },
  "tenant-closing": {
    subject: "{company} ferme dans HRMS le {date}",
    text: paragraphs(
      hello,
      "{company} ferme dans HRMS le {date}. D’ici là, tout reste consultable mais plus rien ne peut être modifié ; à partir de ce jour, plus personne ne pourra se connecter. Exportez vos données avant cette date :",
      "{link}",
    ),
  },
};
