/** Applies pending changes to cached lists and counts. Pure, so that they always agree. */
import type { Email, EmailsMeta } from "#generated/demo/schema.ts";
import type { ListQuery } from "./mailbox-view.ts";

/** A change the server has not confirmed yet. */
export interface Change {
  readonly before: readonly Email[];
  readonly apply: (email: Email) => Email;
}

export function isTrashed({ isDeleted, folder }: Email): boolean {
  return isDeleted === true || folder === "trash";
}

/** Folder of an email; trash takes precedence. */
export function placeOf(email: Email): Email["folder"] {
  return isTrashed(email) ? "trash" : email.folder;
}

/** Whether an email belongs to a list, by the API's rules. */
export function belongs(email: Email, { folder, label, q = "" }: ListQuery): boolean {
  if (label !== undefined && !email.labels.includes(label)) return false;
  if (!email.subject.toLowerCase().includes(q.toLowerCase())) return false;
  if (folder === "trash") return isTrashed(email);
  if (isTrashed(email)) return false;
  return folder === "all" || (folder === "starred" ? email.isStarred : email.folder === folder);
}

/** The list with emails updated, removed, or inserted by time. */
export function withEmails(
  list: readonly Email[],
  now: ReadonlyMap<number, Email>,
  query: ListQuery,
): readonly Email[] {
  const shown = list.map((email) => now.get(email.id) ?? email).filter((email) => belongs(email, query));
  const known = new Set(list.map(({ id }) => id));
  for (const email of now.values()) {
    if (known.has(email.id) || !belongs(email, query)) continue;
    const at = shown.findIndex(({ time }) => time < email.time);
    shown.splice(at < 0 ? shown.length : at, 0, email);
  }
  return shown;
}

export function applyChange(list: readonly Email[], { before, apply }: Change, query: ListQuery): readonly Email[] {
  const current = new Map(list.map((email) => [email.id, email]));
  return withEmails(list, new Map(before.map((email) => [email.id, apply(current.get(email.id) ?? email)])), query);
}

function countsOf(email: Email): EmailsMeta {
  const unread = isTrashed(email) || email.isRead ? 0 : 1;
  return {
    inbox: email.folder === "inbox" ? unread : 0,
    draft: email.folder === "draft" && !isTrashed(email) ? 1 : 0,
    spam: email.folder === "spam" ? unread : 0,
  };
}

export function countAfter(meta: EmailsMeta, changes: readonly Change[]): EmailsMeta {
  const sum = { ...meta };
  for (const { before, apply } of changes) {
    for (const email of before) {
      const was = countsOf(email);
      const is = countsOf(apply(email));
      for (const name of ["inbox", "draft", "spam"] as const) sum[name] = Math.max(0, sum[name] + is[name] - was[name]);
    }
  }
  return sum;
}

export type Fields = Partial<Pick<Email, "folder" | "isRead" | "isStarred" | "isDeleted">>;

/** As in the API, moving an email out of trash restores it. */
export function withFields(fields: Fields): (email: Email) => Email {
  return (email) => {
    const next: Email = { ...email, ...fields };
    if (fields.folder !== undefined && fields.folder !== "trash" && fields.isDeleted === undefined)
      delete next.isDeleted;
    if (fields.isDeleted === false && fields.folder === undefined && email.folder === "trash") next.folder = "inbox";
    return next;
  };
}

export function withLabel(label: Email["labels"][number], on: boolean): (email: Email) => Email {
  return (email) => {
    const others = email.labels.filter((each) => each !== label);
    return { ...email, labels: on ? [...others, label] : others };
  };
}
