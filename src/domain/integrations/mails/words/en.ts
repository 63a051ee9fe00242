/** Default texts of the mails in English. */
import { type MailName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Hello {name},";
const notYou = "If you did not request this, you can ignore this email.";
const notMe = "If this was not you, set a new password right away: {link}";

export const words: Record<MailName, MailWords> = {
  "verify-email": {
    subject: "{code} is your code for HRMS",
    text: paragraphs(
      hello,
      "Your verification code is {code}. It can be used once and expires in 10 minutes.",
      "Or open this link: {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Set a new password for HRMS",
    text: paragraphs(
      hello,
      "Use this link to set a new password. It can be used once and expires in 30 minutes:",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "Your HRMS password was changed",
    text: paragraphs(hello, "Your password was just changed and you were signed out on all devices.", notMe),
  },
  invitation: {
    subject: "{company} invites you to HRMS",
    text: paragraphs(
      "Hello,",
      "{invitedBy} has invited you to join {company} on HRMS. Accept with this link; it can be used once and expires in 7 days:",
      "{link}",
      "If you were not expecting this invitation, you can ignore this email.",
    ),
  },
  "approval-requested": {
    subject: "Approval needed: {person}",
    text: paragraphs(
      hello,
      "A request about {person} is waiting for your decision. Approve or reject it here:",
      "{link}",
    ),
  },
  "change-requested": {
    subject: "{person} requested a change",
    text: paragraphs(hello, "{person} has requested a change to their record. Approve or reject it here:", "{link}"),
  },
  "change-approved": {
    subject: "Your change was approved",
    text: paragraphs(hello, "{decidedBy} has approved your change. View your record:", "{link}"),
  },
  "change-rejected": {
    subject: "Your change was rejected",
    text: paragraphs(hello, "{decidedBy} has rejected your change. See the reason here:", "{link}"),
  },
  "leave-approved": {
    subject: "Your leave was approved",
    text: paragraphs(hello, "{decidedBy} has approved your leave from {from} to {to}. View it here:", "{link}"),
  },
  "leave-rejected": {
    subject: "Your leave request was rejected",
    text: paragraphs(
      hello,
      "{decidedBy} has rejected your request about leave from {from} to {to}. See the reason here:",
      "{link}",
    ),
  },
  "leave-cancelled": {
    subject: "Your leave was cancelled",
    text: paragraphs(
      hello,
      "{decidedBy} has approved the cancellation of your leave from {from} to {to}. Your balance is restored. View it here:",
      "{link}",
    ),
  },
  "leave-recalled": {
    subject: "You were recalled from leave",
    text: paragraphs(
      hello,
      "{decidedBy} has recalled you from your leave from {from} to {to}. The days that you did not take are back in your balance. See the reason here:",
      "{link}",
    ),
  },
  "manual-attendance-approved": {
    subject: "Manual attendance approved",
    text: paragraphs(
      hello,
      "{decidedBy} has approved the manual attendance of {person} on {date}. View it here:",
      "{link}",
    ),
  },
  "manual-attendance-rejected": {
    subject: "Manual attendance rejected",
    text: paragraphs(
      hello,
      "{decidedBy} has rejected the manual attendance of {person} on {date}. See the reason here:",
      "{link}",
    ),
  },
  "timesheet-approved": {
    subject: "Timesheet approved",
    text: paragraphs(
      hello,
      "{decidedBy} has approved the timesheet of {person} for the week of {date}. View it here:",
      "{link}",
    ),
  },
  "timesheet-rejected": {
    subject: "Timesheet rejected",
    text: paragraphs(
      hello,
      "{decidedBy} has rejected the timesheet of {person} for the week of {date}. See the reason here, correct it and submit it again:",
      "{link}",
    ),
  },
  "roster-published": {
    subject: "Your roster from {from} to {to}",
    text: paragraphs(
      hello,
      "Your roster has been published. It changed between {from} and {to}. View your shifts here:",
      "{link}",
    ),
  },
  "shift-swap-asked": {
    subject: "{person} would like to swap a shift",
    text: paragraphs(
      hello,
      "{person} would like to swap their shift on {from} for yours on {to}. Agree or decline here:",
      "{link}",
    ),
  },
  "shift-swap-approved": {
    subject: "Shift swap approved",
    text: paragraphs(
      hello,
      "{decidedBy} has approved the swap of the shifts on {from} and {to}. Your roster is up to date:",
      "{link}",
    ),
  },
  "shift-swap-rejected": {
    subject: "Shift swap rejected",
    text: paragraphs(
      hello,
      "{decidedBy} has rejected the swap of the shifts on {from} and {to}. Your roster stays as it was. See the reason here:",
      "{link}",
    ),
  },
  "expense-claim-approved": {
    subject: "Expense claim approved",
    text: paragraphs(
      hello,
      "{decidedBy} has approved the expense claim of {person} dated {date}. It is paid with the next pay run. View it here:",
      "{link}",
    ),
  },
  "expense-claim-rejected": {
    subject: "Expense claim rejected",
    text: paragraphs(
      hello,
      "{decidedBy} has rejected the expense claim of {person} dated {date}. See the reason here:",
      "{link}",
    ),
  },
  "payslip-ready": {
    subject: "Your payslip from {company} is ready",
    text: paragraphs(hello, "Your payslip for {from} to {to} is ready. View it here:", "{link}"),
  },
  "records-expiring": {
    subject: "{company}: records expiring soon ({count})",
    text: paragraphs(hello, "These records expire soon. Please renew them in time:", "{records}", "{link}"),
  },
  "tasks-due": {
    subject: "Your tasks that are due ({count})",
    text: paragraphs(hello, "These tasks are due soon or overdue. Please complete them in HRMS:", "{tasks}", "{link}"),
  },
  "bank-account-changed": {
    subject: "Your pay will go to a different account",
    text: paragraphs(
      hello,
      "From {date}, all or part of your pay will be transferred to {account}.",
      "If you did not request this, tell your HR department right away.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "Your key employment terms are ready",
    text: paragraphs(
      hello,
      "Your key employment terms were issued on {date}. Please read and acknowledge them in HRMS.",
      "{link}",
    ),
  },
  "accounts-imported": {
    subject: "{count} bank accounts to verify",
    text: paragraphs(
      hello,
      "{importedBy} has imported {count} bank accounts. Nothing is paid to them until someone else has verified them. Compare and verify them here:",
      "{link}",
    ),
  },
  "account-created": {
    subject: "Your HRMS account for {company}",
    text: paragraphs(
      hello,
      "An HRMS account for {company} was created for you. Set your password with this link; it can be used once and expires in 7 days:",
      "{link}",
      "If it has expired, choose “Forgot your password?” on the sign-in page to get a new one.",
    ),
  },
  "invitation-elsewhere": {
    subject: "A different email address for your account at {company}",
    text: paragraphs(
      hello,
      "Someone at {company} wants to invite you to HRMS at {email}. This address is not on your record, so a second person has to confirm it first. Anyone who can read email sent there would be able to see your record, including your pay.",
      "If this is not your address, tell your HR department right away.",
    ),
  },
  "mfa-on": {
    subject: "Two-step verification is on",
    text: paragraphs(
      hello,
      "From now on you sign in to HRMS with your password and a code from your authenticator app.",
      notMe,
    ),
  },
  "mfa-off": {
    subject: "Two-step verification is off",
    text: paragraphs(hello, "From now on you sign in to HRMS with your password only.", notMe),
  },
  "mfa-removed": {
    subject: "Your two-step verification was removed",
    text: paragraphs(
      hello,
      "An administrator removed two-step verification from your account, and you were signed out on all devices.",
      "Reason: {reason}",
    ),
  },
  "recovery-codes-renewed": {
    subject: "Your recovery codes were renewed",
    text: paragraphs(hello, "Your account has new recovery codes. The previous ones no longer work.", notMe),
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    text: paragraphs(hello, "One of your recovery codes was just used to sign in. Codes left: {left}.", notMe),
  },
  "tenant-closing": {
    subject: "{company} closes in HRMS on {date}",
    text: paragraphs(
      hello,
      "{company} closes in HRMS on {date}. Until then everything can still be viewed but not changed; from that day on nobody can sign in. Please export your data before then:",
      "{link}",
    ),
  },
};
