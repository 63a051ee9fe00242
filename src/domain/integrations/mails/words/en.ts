/** The words of the mails in English, where a tenant has none of its own. */
import { type MailTemplateName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Hello {name},";
const notYou = "If you did not ask for this, you need not do anything.";

export const en: Record<MailTemplateName, MailWords> = {
  "verify-email": {
    subject: "{code} is your code for HRMS",
    text: paragraphs(
      hello,
      "your code is {code}. It works once, within the next ten minutes.",
      "Or follow this link: {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Set a new password for HRMS",
    text: paragraphs(
      hello,
      "with this link you set a new password. It works once, within the next thirty minutes:",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "Your password for HRMS was changed",
    text: paragraphs(
      hello,
      "your password was just changed, and every device was signed out.",
      "Was it not you? Set another one at once: {link}",
    ),
  },
  invitation: {
    subject: "{company} invites you to HRMS",
    text: paragraphs(
      "Hello,",
      "{invitedBy} invites you to work with {company} in HRMS. With this link you accept; it works once, within the next seven days:",
      "{link}",
      "If you do not know what this is about, you need not do anything.",
    ),
  },
  "change-requested": {
    subject: "{person} asks for a change",
    text: paragraphs(hello, "{person} has asked for a change of their record. Approve or reject it here:", "{link}"),
  },
  "change-approved": {
    subject: "Your change is approved",
    text: paragraphs(hello, "{decidedBy} has approved your change. Your record:", "{link}"),
  },
  "change-rejected": {
    subject: "Your change is rejected",
    text: paragraphs(hello, "{decidedBy} has rejected your change. What was said about it:", "{link}"),
  },
  "records-expiring": {
    subject: "{company}: records that expire soon ({count})",
    text: paragraphs(hello, "these run out soon. Renew them in time:", "{records}", "{link}"),
  },
  "bank-account-changed": {
    subject: "Your pay goes to another account",
    text: paragraphs(
      hello,
      "from {date} on, your pay or a part of it goes to {account}.",
      "Did you not ask for this? Tell your HR department at once.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "Your key employment terms are ready",
    text: paragraphs(
      hello,
      "your key employment terms were issued on {date}. Read them in HRMS and acknowledge them there.",
      "{link}",
    ),
  },
};
