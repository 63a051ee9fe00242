/** Templates of all mails: placeholders, required ones, texts that a tenant may change, and how a mail is rendered. */
import type { ProblemFault } from "#src/contract/problem.ts";

export interface MailWords {
  readonly subject: string;
  /** Paragraphs, an empty line between them. */
  readonly text: string;
}

interface Placeholder<Name extends string = string> {
  readonly name: Name;
  /** Whether the text is worth nothing without it. */
  readonly needed?: true;
  /** Of one line, so that a subject may have it too; links and lists stay below. */
  readonly short?: true;
}

const short = <Name extends string>(name: Name) => ({ name, short: true }) as const;
const name = short("name");
const company = short("company");
const link = { name: "link", needed: true } as const;

/** Mails whose words a tenant may change. */
export const mailTemplates = {
  "verify-email": [name, { name: "code", needed: true, short: true }, link],
  "password-reset": [name, link],
  "password-changed": [name, link],
  invitation: [short("invitedBy"), company, link],
  "approval-requested": [name, short("person"), link],
  "change-requested": [name, short("person"), link],
  "change-approved": [name, short("decidedBy"), link],
  "change-rejected": [name, short("decidedBy"), link],
  "leave-approved": [name, short("decidedBy"), short("from"), short("to"), link],
  "leave-rejected": [name, short("decidedBy"), short("from"), short("to"), link],
  "leave-cancelled": [name, short("decidedBy"), short("from"), short("to"), link],
  "leave-recalled": [name, short("decidedBy"), short("from"), short("to"), link],
  "manual-attendance-approved": [name, short("decidedBy"), short("person"), short("date"), link],
  "manual-attendance-rejected": [name, short("decidedBy"), short("person"), short("date"), link],
  "timesheet-approved": [name, short("decidedBy"), short("person"), short("date"), link],
  "timesheet-rejected": [name, short("decidedBy"), short("person"), short("date"), link],
  "roster-published": [name, short("from"), short("to"), link],
  "shift-swap-asked": [name, short("person"), short("from"), short("to"), link],
  "shift-swap-approved": [name, short("decidedBy"), short("from"), short("to"), link],
  "shift-swap-rejected": [name, short("decidedBy"), short("from"), short("to"), link],
  "expense-claim-approved": [name, short("decidedBy"), short("person"), short("date"), link],
  "expense-claim-rejected": [name, short("decidedBy"), short("person"), short("date"), link],
  "payslip-ready": [name, company, short("from"), short("to"), link],
  "records-expiring": [name, company, short("count"), { name: "records", needed: true }, link],
  "tasks-due": [name, short("count"), { name: "tasks", needed: true }, link],
  "bank-account-changed": [name, short("account"), short("date"), link],
  "terms-issued": [name, short("date"), link],
  "accounts-imported": [name, short("importedBy"), short("count"), link],
} as const satisfies Record<string, readonly Placeholder[]>;

/** Mails from the platform and about the safety of an account: their words are the same for every tenant. */
const fixedMails = {
  "account-created": [name, company, link],
  "invitation-elsewhere": [name, company, { name: "email", needed: true }],
  "mfa-on": [name, link],
  "mfa-off": [name, link],
  "mfa-removed": [name, { name: "reason", needed: true }],
  "recovery-codes-renewed": [name, link],
  "recovery-code-used": [name, { name: "left", needed: true }, link],
  "tenant-closing": [name, company, short("date"), link],
} as const satisfies Record<string, readonly Placeholder[]>;

const mails = { ...mailTemplates, ...fixedMails };

export type MailTemplateName = keyof typeof mailTemplates;
export const mailTemplateNames = Object.keys(mailTemplates) as MailTemplateName[];

export type MailName = keyof typeof mails;
export const mailNames = Object.keys(mails) as MailName[];
export const isTemplate = (mail: MailName): mail is MailTemplateName => Object.hasOwn(mailTemplates, mail);

export const placeholdersOf = (mail: MailName): readonly Placeholder[] => mails[mail];

/** What a mail has to be given; of several mails, what any of them has to be given. */
export type MailFacts<Mail extends MailName> = Readonly<Record<(typeof mails)[Mail][number]["name"], string>>;
export type MailValues = Readonly<Record<string, string>>;

/** Placeholders in braces, known or not. */
const braces = /\{([^{}\n]*)\}/g;
const asked = (text: string): string[] => [...new Set([...text.matchAll(braces)].map(([, word = ""]) => word.trim()))];

export function templateFaults(mail: MailName, { subject, text }: MailWords): ProblemFault[] {
  const known = placeholdersOf(mail);
  const fault = (pointer: string, code: string, message: string) => (placeholder: string) => ({
    pointer,
    code,
    message,
    params: { placeholder },
  });
  const notIn = (text: string, some: readonly Placeholder[]) =>
    asked(text).filter((word) => !some.some((one) => one.name === word));
  const missing = known.filter((one) => one.needed && !asked(text).includes(one.name)).map((one) => one.name);
  return [
    ...notIn(
      subject,
      known.filter((one) => one.short),
    ).map(fault("/subject", "unknown-placeholder", "is no placeholder that a subject may have")),
    ...notIn(text, known).map(fault("/text", "unknown-placeholder", "is no placeholder of this mail")),
    ...missing.map(fault("/text", "missing-placeholder", "has to stand in the text")),
  ];
}

const filled = (text: string, values: MailValues): string =>
  text.replaceAll(braces, (_whole, word: string) => values[word.trim()] ?? "");

/** In one go, so that a value that looks like a placeholder stays what it is. */
export function writtenMail({ subject, text }: MailWords, values: MailValues): MailWords {
  return { subject: filled(subject, values).replaceAll(/\s+/g, " ").trim(), text: filled(text, values) };
}

/** With the name of the product below. */
export const paragraphs = (...lines: readonly string[]): string => [...lines, "HRMS"].join("\n\n");
