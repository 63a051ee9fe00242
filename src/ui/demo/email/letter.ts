/** Content of a new email, reply, forward or resumed draft. */
import type { Email, EmailAddress, EmailAttachmentInput, EmailInput } from "#generated/demo/schema.ts";
import type { Chip } from "../../kit/chip.tsx";
import { chipOf, recipientsOf } from "./addresses.ts";

export interface Letter {
  readonly to: readonly Chip[];
  readonly cc: readonly Chip[];
  readonly bcc: readonly Chip[];
  readonly subject: string;
  /** HTML. */
  readonly message: string;
  readonly attachments: readonly EmailAttachmentInput[];
  /** Id of the email replied to. */
  readonly inReplyTo?: number;
  /** Id of the stored draft. */
  readonly draftId?: number;
}

export type AnswerKind = "reply" | "replyAll" | "forward";

export const blankLetter: Letter = { to: [], cc: [], bcc: [], subject: "", message: "", attachments: [] };

export const maxAttachments = 5;
/** Maximum content length the API accepts, as a data URL. */
export const longestContent = 140_000;

function withPrefix(prefix: string, subject: string): string {
  return (subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`).slice(0, 300);
}

function without(addresses: readonly EmailAddress[], others: readonly string[]): EmailAddress[] {
  const seen = new Set(others.map((email) => email.toLowerCase()));
  return addresses.filter(({ email }) => {
    const known = seen.has(email.toLowerCase());
    seen.add(email.toLowerCase());
    return !known;
  });
}

/** Replies to the last message of the thread; if it was our own, to its recipients. */
export function answerTo(mail: Email, kind: "reply" | "replyAll", self: string): Letter {
  const last = mail.replies.at(-1) ?? mail;
  const ours = last.from.email.toLowerCase() === self.toLowerCase() || (last === mail && mail.folder === "sent");
  const to = ours ? last.to : [last.from];
  const rest =
    kind === "reply" ? [] : without([...(ours ? [] : last.to), ...last.cc], [self, ...to.map(({ email }) => email)]);
  return {
    ...blankLetter,
    to: to.map(chipOf),
    cc: rest.map(chipOf),
    subject: withPrefix("Re:", mail.subject),
    inReplyTo: mail.id,
  };
}

function attachmentsOf(mail: Email): EmailAttachmentInput[] {
  return mail.attachments
    .filter(({ url }) => url.startsWith("data:") && url.length <= longestContent)
    .slice(0, maxAttachments)
    .map(({ fileName, size, url }) => ({ fileName, size, url }));
}

/** Forwards an email as a quotation; `head` holds the attribution lines. */
export function forwardOf(mail: Email, head: readonly string[]): Letter {
  const lines = head.map((line) => `<div>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</div>`).join("");
  return {
    ...blankLetter,
    subject: withPrefix("Fwd:", mail.subject),
    message: `<div><br></div><div><br></div>${lines}<blockquote>${mail.message}</blockquote>`,
    attachments: attachmentsOf(mail),
  };
}

export function letterOfDraft(mail: Email): Letter {
  return {
    to: mail.to.map(chipOf),
    cc: mail.cc.map(chipOf),
    bcc: mail.bcc.map(chipOf),
    subject: mail.subject,
    message: mail.message,
    attachments: mail.attachments.map(({ fileName, size, url }) => ({
      fileName,
      size,
      ...(url.startsWith("data:") && { url }),
    })),
    draftId: mail.id,
    ...(mail.inReplyTo !== undefined && { inReplyTo: mail.inReplyTo }),
  };
}

export function isBlank({ to, cc, bcc, subject, message, attachments }: Letter): boolean {
  return to.length + cc.length + bcc.length + attachments.length === 0 && subject.trim() === "" && message === "";
}

export function inputOf(
  { to, cc, bcc, subject, message, attachments, inReplyTo, draftId }: Letter,
  draft: boolean,
): EmailInput {
  return {
    to: recipientsOf(to),
    cc: recipientsOf(cc),
    bcc: recipientsOf(bcc),
    subject: subject.trim(),
    message,
    attachments: [...attachments],
    draft,
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(draftId !== undefined && { id: draftId }),
  };
}
