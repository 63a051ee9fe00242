/** Email: lists and counts, neighbours, bulk changes, sending and drafts. */
import type {
  Email,
  EmailAttachmentInput,
  EmailInput,
  EmailRecipient,
  EmailReply,
  EmailsMeta,
  EmailView,
} from "#generated/demo/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { invalid } from "#src/contract/problem.ts";
import { thumbnailOf } from "./attachments.ts";
import { append, contains, take } from "./lists.ts";
import type { EmailState } from "./samples/email.ts";
import { adeline } from "./samples/people.ts";
import type { DemoHandlers } from "./state.ts";

interface Selection {
  readonly folder?: EmailView | undefined;
  readonly label?: Email["labels"][number] | undefined;
  readonly q?: string | undefined;
}

function inTrash(email: Email): boolean {
  return email.isDeleted === true || email.folder === "trash";
}

function isIn(email: Email, folder: EmailView): boolean {
  if (folder === "trash") return inTrash(email);
  if (inTrash(email)) return false;
  if (folder === "starred") return email.isStarred;
  return folder === "all" || email.folder === folder;
}

/** The emails as a list shows them, newest first. */
function listed(state: EmailState, folder: EmailView, { label, q = "" }: Selection): Email[] {
  return state.emails
    .filter(
      (email) =>
        isIn(email, folder) && contains(email.subject, q) && (label === undefined || email.labels.includes(label)),
    )
    .reverse();
}

/** The counts of the folder menu, from the same lists that the folders show. */
function metaOf(state: EmailState): EmailsMeta {
  const unread = (folder: EmailView) => listed(state, folder, {}).filter((email) => !email.isRead).length;
  return { inbox: unread("inbox"), draft: listed(state, "draft", {}).length, spam: unread("spam") };
}

function folderOf(email: Email): EmailView {
  return inTrash(email) ? "trash" : email.folder;
}

/** The list an email is seen in: the one it was opened from, else its folder. */
function surroundings(state: EmailState, email: Email, selection: Selection): Email[] {
  return listed(state, selection.folder ?? folderOf(email), selection);
}

/** The email, and which draft is meant to answer it. */
function shown(state: EmailState, email: Email): Email {
  const draft = listed(state, "draft", {}).find(({ inReplyTo }) => inReplyTo === email.id);
  return draft ? { ...email, draftId: draft.id } : email;
}

/** The email with its neighbours; one that has left its list has none. */
function opened(state: EmailState, email: Email, selection: Selection): Email {
  const list = surroundings(state, email, selection);
  const index = list.indexOf(email);
  return { ...shown(state, email), hasPreviousMail: index > 0, hasNextMail: index >= 0 && index < list.length - 1 };
}

function change(state: EmailState, ids: readonly number[], apply: (email: Email) => void) {
  const emails = state.emails.filter((email) => ids.includes(email.id));
  emails.forEach(apply);
  return { emails: emails.map((email) => shown(state, email)), emailsMeta: metaOf(state) };
}

const addressOf = ({ name, email }: EmailRecipient) => ({ name: name?.trim() || email, email });

const attachmentOf = ({ fileName, size, url = "" }: EmailAttachmentInput) => ({
  fileName,
  thumbnail: thumbnailOf(fileName),
  url,
  size,
});

function nextEmailId(state: EmailState): number {
  return Math.max(0, ...state.emails.flatMap((email) => [email.id, ...email.replies.map((answer) => answer.id)])) + 1;
}

function compose(id: number, input: EmailInput, time: string): Email {
  return {
    id,
    from: { name: adeline.fullName, email: adeline.email, avatar: adeline.avatar },
    to: input.to.map(addressOf),
    subject: input.subject,
    cc: (input.cc ?? []).map(addressOf),
    bcc: (input.bcc ?? []).map(addressOf),
    message: input.message,
    attachments: (input.attachments ?? []).map(attachmentOf),
    isStarred: false,
    labels: [],
    time,
    replies: [],
    folder: input.draft === true ? "draft" : "sent",
    isRead: true,
    ...(input.inReplyTo !== undefined && { inReplyTo: input.inReplyTo }),
  };
}

function asReply({ id, from, to, subject, cc, bcc, message, attachments, time }: Email): EmailReply {
  return { id, from, to, subject, cc, bcc, message, attachments, time };
}

export const emailHandlers: DemoHandlers = {
  listEmails({ query }, { state }) {
    const emails = listed(state.email, query?.folder ?? "inbox", query ?? {});
    return { emails: emails.map((email) => shown(state.email, email)), emailsMeta: metaOf(state.email) };
  },

  updateEmails({ body: { emailIds, dataToUpdate } }, { state }) {
    return change(state.email, emailIds, (email) => {
      // A sent answer that becomes a draft again leaves its thread.
      if (email.folder === "sent" && dataToUpdate.folder === "draft")
        for (const answered of state.email.emails) take(answered.replies, email.id);
      Object.assign(email, dataToUpdate);
      const movedOut = dataToUpdate.folder !== undefined && dataToUpdate.folder !== "trash";
      if (movedOut && dataToUpdate.isDeleted === undefined) delete email.isDeleted;
      if (dataToUpdate.isDeleted === false && dataToUpdate.folder === undefined && email.folder === "trash")
        email.folder = "inbox";
    });
  },

  updateEmailsLabel({ body: { emailIds, label } }, { state }) {
    return change(state.email, emailIds, (email) => {
      email.labels = email.labels.includes(label)
        ? email.labels.filter((other) => other !== label)
        : [...email.labels, label];
    });
  },

  getEmail({ query }, { state }) {
    const email = state.email.emails.find(({ id }) => id === query.id);
    return email === undefined ? reply(404, null) : opened(state.email, email, query);
  },

  getAdjacentEmail({ query }, { state }) {
    const email = state.email.emails.find(({ id }) => id === query.emailId);
    if (email === undefined) return reply(404, null);
    const selection = { ...query, folder: query.folder ?? folderOf(email) };
    const list = surroundings(state.email, email, selection);
    const index = list.indexOf(email);
    const neighbour = index < 0 ? undefined : list[query.dir === "previous" ? index - 1 : index + 1];
    return neighbour === undefined ? reply(404, null) : opened(state.email, neighbour, selection);
  },

  sendEmail({ body }, { state, now }) {
    const { emails } = state.email;
    const draft =
      body.id === undefined ? undefined : emails.find(({ id, folder }) => id === body.id && folder === "draft");
    if (body.id !== undefined && draft === undefined) throw invalid("/id", "unknown");
    const answered = body.inReplyTo === undefined ? undefined : emails.find(({ id }) => id === body.inReplyTo);
    if (body.inReplyTo !== undefined && answered === undefined) throw invalid("/inReplyTo", "unknown");
    const nobody = body.to.length + (body.cc?.length ?? 0) + (body.bcc?.length ?? 0) === 0;
    if (nobody && body.draft !== true) throw invalid("/to", "required");

    const written = compose(draft?.id ?? nextEmailId(state.email), body, now().toISOString());
    if (draft !== undefined) {
      take(emails, draft.id);
      Object.assign(written, { isStarred: draft.isStarred, labels: draft.labels });
    }
    append(emails, written);
    if (body.draft !== true) answered?.replies.push(asReply(written));
    return written;
  },
};
