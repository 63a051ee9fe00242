/** The words of the mails in German, where a tenant has none of its own. */
import { type MailTemplateName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Guten Tag {name},";
const notYou = "Falls Sie das nicht angefordert haben, brauchen Sie nichts zu tun.";

export const de: Record<MailTemplateName, MailWords> = {
  "verify-email": {
    subject: "{code} ist Ihr Code für HRMS",
    text: paragraphs(
      hello,
      "Ihr Code ist {code}. Er gilt einmal, in den nächsten zehn Minuten.",
      "Oder folgen Sie diesem Link: {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Neues Passwort für HRMS setzen",
    text: paragraphs(
      hello,
      "mit diesem Link setzen Sie ein neues Passwort. Er gilt einmal, in den nächsten dreißig Minuten:",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "Ihr Passwort für HRMS wurde geändert",
    text: paragraphs(
      hello,
      "Ihr Passwort wurde soeben geändert, und alle Geräte wurden abgemeldet.",
      "Waren Sie es nicht? Setzen Sie sofort ein anderes: {link}",
    ),
  },
  invitation: {
    subject: "{company} lädt Sie zu HRMS ein",
    text: paragraphs(
      "Guten Tag,",
      "{invitedBy} lädt Sie ein, in HRMS mit {company} zu arbeiten. Mit diesem Link nehmen Sie an; er gilt einmal, in den nächsten sieben Tagen:",
      "{link}",
      "Falls Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun.",
    ),
  },
  "change-requested": {
    subject: "{person} beantragt eine Änderung",
    text: paragraphs(
      hello,
      "{person} hat eine Änderung der eigenen Daten beantragt. Hier genehmigen oder ablehnen:",
      "{link}",
    ),
  },
  "change-approved": {
    subject: "Ihre Änderung ist genehmigt",
    text: paragraphs(hello, "{decidedBy} hat Ihre Änderung genehmigt. Ihre Daten:", "{link}"),
  },
  "change-rejected": {
    subject: "Ihre Änderung ist abgelehnt",
    text: paragraphs(hello, "{decidedBy} hat Ihre Änderung abgelehnt. Was dazu gesagt wurde:", "{link}"),
  },
  "records-expiring": {
    subject: "{company}: Nachweise, die bald ablaufen ({count})",
    text: paragraphs(hello, "diese Nachweise laufen bald ab. Rechtzeitig verlängern:", "{records}", "{link}"),
  },
  "bank-account-changed": {
    subject: "Ihr Gehalt geht auf ein anderes Konto",
    text: paragraphs(
      hello,
      "ab {date} geht Ihr Gehalt oder ein Teil davon auf {account}.",
      "Haben Sie das nicht veranlasst? Sagen Sie es sofort Ihrer Personalabteilung.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "Ihre wesentlichen Arbeitsbedingungen liegen vor",
    text: paragraphs(
      hello,
      "Ihre wesentlichen Arbeitsbedingungen wurden am {date} ausgestellt. Lesen und bestätigen Sie sie in HRMS.",
      "{link}",
    ),
  },
};
