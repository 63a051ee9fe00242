/** Default texts of the mails in German. */
import { type MailName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Guten Tag {name},";
const notYou = "Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.";
const notMe = "Falls Sie das nicht waren, setzen Sie sofort ein neues Passwort: {link}";

export const words: Record<MailName, MailWords> = {
  "verify-email": {
    subject: "{code} ist Ihr Code für HRMS",
    text: paragraphs(
      hello,
      "Ihr Bestätigungscode lautet {code}. Er kann einmal verwendet werden und läuft in 10 Minuten ab.",
      "Oder öffnen Sie diesen Link: {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Neues Passwort für HRMS setzen",
    text: paragraphs(
      hello,
      "über diesen Link setzen Sie ein neues Passwort. Er kann einmal verwendet werden und läuft in 30 Minuten ab:",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "Ihr Passwort für HRMS wurde geändert",
    text: paragraphs(hello, "Ihr Passwort wurde soeben geändert und Sie wurden auf allen Geräten abgemeldet.", notMe),
  },
  invitation: {
    subject: "{company} lädt Sie zu HRMS ein",
    text: paragraphs(
      "Guten Tag,",
      "{invitedBy} hat Sie eingeladen, {company} in HRMS beizutreten. Über diesen Link nehmen Sie die Einladung an; er kann einmal verwendet werden und läuft in 7 Tagen ab:",
      "{link}",
      "Falls Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.",
    ),
  },
  "approval-requested": {
    subject: "Genehmigung nötig: {person}",
    text: paragraphs(
      hello,
      "Ein Antrag zu {person} wartet auf Ihre Entscheidung. Hier können Sie ihn genehmigen oder ablehnen:",
      "{link}",
    ),
  },
  "change-requested": {
    subject: "{person} beantragt eine Änderung",
    text: paragraphs(
      hello,
      "{person} hat eine Änderung der eigenen Daten beantragt. Hier können Sie sie genehmigen oder ablehnen:",
      "{link}",
    ),
  },
  "change-approved": {
    subject: "Ihre Änderung wurde genehmigt",
    text: paragraphs(hello, "{decidedBy} hat Ihre Änderung genehmigt. Hier finden Sie Ihre Daten:", "{link}"),
  },
  "change-rejected": {
    subject: "Ihre Änderung wurde abgelehnt",
    text: paragraphs(hello, "{decidedBy} hat Ihre Änderung abgelehnt. Die Begründung finden Sie hier:", "{link}"),
  },
  "leave-approved": {
    subject: "Ihr Urlaub wurde genehmigt",
    text: paragraphs(
      hello,
      "{decidedBy} hat Ihren Urlaub vom {from} bis {to} genehmigt. Hier finden Sie ihn:",
      "{link}",
    ),
  },
  "leave-rejected": {
    subject: "Ihr Urlaubsantrag wurde abgelehnt",
    text: paragraphs(
      hello,
      "{decidedBy} hat Ihren Antrag zum Urlaub vom {from} bis {to} abgelehnt. Die Begründung finden Sie hier:",
      "{link}",
    ),
  },
  "leave-cancelled": {
    subject: "Ihr Urlaub wurde storniert",
    text: paragraphs(
      hello,
      "{decidedBy} hat der Stornierung Ihres Urlaubs vom {from} bis {to} zugestimmt. Die Tage sind Ihnen wieder gutgeschrieben. Hier finden Sie den Antrag:",
      "{link}",
    ),
  },
  "leave-recalled": {
    subject: "Sie wurden aus dem Urlaub zurückgerufen",
    text: paragraphs(
      hello,
      "{decidedBy} hat Sie aus Ihrem Urlaub vom {from} bis {to} zurückgerufen. Die nicht genommenen Tage sind Ihnen wieder gutgeschrieben. Die Begründung finden Sie hier:",
      "{link}",
    ),
  },
  "manual-attendance-approved": {
    subject: "Manuelle Anwesenheit genehmigt",
    text: paragraphs(
      hello,
      "{decidedBy} hat die manuelle Anwesenheit von {person} am {date} genehmigt. Hier finden Sie sie:",
      "{link}",
    ),
  },
  "manual-attendance-rejected": {
    subject: "Manuelle Anwesenheit abgelehnt",
    text: paragraphs(
      hello,
      "{decidedBy} hat die manuelle Anwesenheit von {person} am {date} abgelehnt. Die Begründung finden Sie hier:",
      "{link}",
    ),
  },
  "timesheet-approved": {
    subject: "Stundenzettel genehmigt",
    text: paragraphs(
      hello,
      "{decidedBy} hat den Stundenzettel von {person} für die Woche vom {date} genehmigt. Hier finden Sie ihn:",
      "{link}",
    ),
  },
  "timesheet-rejected": {
    subject: "Stundenzettel abgelehnt",
    text: paragraphs(
      hello,
      "{decidedBy} hat den Stundenzettel von {person} für die Woche vom {date} abgelehnt. Die Begründung finden Sie hier. Korrigieren Sie ihn dort und reichen Sie ihn erneut ein:",
      "{link}",
    ),
  },
  "roster-published": {
    subject: "Ihr Dienstplan vom {from} bis {to}",
    text: paragraphs(
      hello,
      "Ihr Dienstplan wurde veröffentlicht, mit Änderungen zwischen dem {from} und dem {to}. Ihre Schichten finden Sie hier:",
      "{link}",
    ),
  },
  "shift-swap-asked": {
    subject: "{person} möchte eine Schicht tauschen",
    text: paragraphs(
      hello,
      "{person} möchte die eigene Schicht am {from} gegen Ihre am {to} tauschen. Hier können Sie zustimmen oder ablehnen:",
      "{link}",
    ),
  },
  "shift-swap-approved": {
    subject: "Schichttausch genehmigt",
    text: paragraphs(
      hello,
      "{decidedBy} hat den Tausch der Schichten am {from} und am {to} genehmigt. Ihr Dienstplan ist aktualisiert:",
      "{link}",
    ),
  },
  "shift-swap-rejected": {
    subject: "Schichttausch abgelehnt",
    text: paragraphs(
      hello,
      "{decidedBy} hat den Tausch der Schichten am {from} und am {to} abgelehnt. Ihr Dienstplan bleibt unverändert. Die Begründung finden Sie hier:",
      "{link}",
    ),
  },
  "expense-claim-approved": {
    subject: "Spesenantrag genehmigt",
    text: paragraphs(
      hello,
      "{decidedBy} hat den Spesenantrag von {person} vom {date} genehmigt. Er wird mit der nächsten Abrechnung ausgezahlt. Hier finden Sie ihn:",
      "{link}",
    ),
  },
  "expense-claim-rejected": {
    subject: "Spesenantrag abgelehnt",
    text: paragraphs(
      hello,
      "{decidedBy} hat den Spesenantrag von {person} vom {date} abgelehnt. Die Begründung finden Sie hier:",
      "{link}",
    ),
  },
  "payslip-ready": {
    subject: "Ihre Lohnabrechnung von {company} ist da",
    text: paragraphs(
      hello,
      "Ihre Lohnabrechnung für den Zeitraum vom {from} bis {to} ist da. Sie finden sie hier:",
      "{link}",
    ),
  },
  "records-expiring": {
    subject: "{company}: bald ablaufende Nachweise ({count})",
    text: paragraphs(
      hello,
      "diese Nachweise laufen bald ab. Bitte verlängern Sie sie rechtzeitig:",
      "{records}",
      "{link}",
    ),
  },
  "tasks-due": {
    subject: "Ihre fälligen Aufgaben ({count})",
    text: paragraphs(
      hello,
      "diese Aufgaben sind bald fällig oder überfällig. Bitte erledigen Sie sie in HRMS:",
      "{tasks}",
      "{link}",
    ),
  },
  "bank-account-changed": {
    subject: "Ihr Gehalt geht künftig auf ein anderes Konto",
    text: paragraphs(
      hello,
      "ab dem {date} wird Ihr Gehalt ganz oder teilweise auf das Konto {account} überwiesen.",
      "Falls Sie das nicht veranlasst haben, informieren Sie bitte sofort Ihre Personalabteilung.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "Ihre wesentlichen Arbeitsbedingungen liegen vor",
    text: paragraphs(
      hello,
      "Ihre wesentlichen Arbeitsbedingungen wurden am {date} ausgestellt. Bitte lesen und bestätigen Sie sie in HRMS.",
      "{link}",
    ),
  },
  "accounts-imported": {
    subject: "{count} Bankkonten zu prüfen",
    text: paragraphs(
      hello,
      "{importedBy} hat {count} Bankkonten importiert. Darauf wird erst gezahlt, wenn eine zweite Person sie bestätigt hat. Hier können Sie sie vergleichen und bestätigen:",
      "{link}",
    ),
  },
  "account-created": {
    subject: "Ihr HRMS-Konto für {company}",
    text: paragraphs(
      hello,
      "für Sie wurde ein HRMS-Konto für {company} angelegt. Über diesen Link legen Sie Ihr Passwort fest; er kann einmal verwendet werden und läuft in 7 Tagen ab:",
      "{link}",
      "Ist er abgelaufen, erhalten Sie über „Passwort vergessen?“ auf der Anmeldeseite einen neuen.",
    ),
  },
  "invitation-elsewhere": {
    subject: "Eine andere E-Mail-Adresse für Ihr Konto bei {company}",
    text: paragraphs(
      hello,
      "jemand bei {company} möchte Sie unter {email} zu HRMS einladen. Diese Adresse steht nicht in Ihrer Akte, deshalb muss sie erst eine zweite Person bestätigen. Wer die E-Mails an diese Adresse lesen kann, könnte Ihre Akte einschließlich Ihres Gehalts einsehen.",
      "Falls das nicht Ihre Adresse ist, informieren Sie bitte sofort Ihre Personalabteilung.",
    ),
  },
  "mfa-on": {
    subject: "Zweistufige Anmeldung ist aktiviert",
    text: paragraphs(
      hello,
      "ab jetzt melden Sie sich bei HRMS mit Ihrem Passwort und einem Code aus Ihrer Authenticator-App an.",
      notMe,
    ),
  },
  "mfa-off": {
    subject: "Zweistufige Anmeldung ist deaktiviert",
    text: paragraphs(hello, "ab jetzt melden Sie sich bei HRMS nur noch mit Ihrem Passwort an.", notMe),
  },
  "mfa-removed": {
    subject: "Ihre zweistufige Anmeldung wurde entfernt",
    text: paragraphs(
      hello,
      "ein Administrator hat die zweistufige Anmeldung von Ihrem Konto entfernt. Sie wurden auf allen Geräten abgemeldet.",
      "Grund: {reason}",
    ),
  },
  "recovery-codes-renewed": {
    subject: "Ihre Wiederherstellungscodes wurden erneuert",
    text: paragraphs(
      hello,
      "Ihr Konto hat neue Wiederherstellungscodes. Die bisherigen sind nicht mehr gültig.",
      notMe,
    ),
  },
  "recovery-code-used": {
    subject: "Ein Wiederherstellungscode wurde verwendet",
    text: paragraphs(
      hello,
      "einer Ihrer Wiederherstellungscodes wurde soeben zur Anmeldung verwendet. Verbleibende Codes: {left}.",
      notMe,
    ),
  },
  "tenant-closing": {
    subject: "{company} schließt in HRMS am {date}",
    text: paragraphs(
      hello,
      "{company} schließt in HRMS am {date}. Bis dahin lässt sich alles ansehen, aber nichts mehr ändern; ab diesem Tag kann sich niemand mehr anmelden. Bitte exportieren Sie Ihre Daten vorher:",
      "{link}",
    ),
  },
};
