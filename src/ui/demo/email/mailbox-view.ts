/** Mailbox state in the URL: folder or label, and search. */
import type { EmailLabel, EmailView } from "#generated/demo/schema.ts";
import { searchText } from "../../list/search-text.ts";

export const folders = ["inbox", "sent", "draft", "starred", "spam", "trash"] as const satisfies readonly EmailView[];
export type Folder = (typeof folders)[number];

export const labels = ["personal", "company", "important", "private"] as const satisfies readonly EmailLabel[];

/** Dot colours of labels, whose names are always available too. */
export const labelColors: Record<EmailLabel, string> = {
  personal: "success",
  company: "info",
  important: "danger",
  private: "warning",
};

export type MailboxView = { readonly folder: Folder } | { readonly label: EmailLabel };

export interface MailSearch {
  readonly mail?: number;
  readonly q?: string;
}

export function isFolder(name: string): name is Folder {
  return folders.includes(name as Folder);
}

export function isLabel(name: string): name is EmailLabel {
  return labels.includes(name as EmailLabel);
}

export function readSearch(search: Record<string, unknown>): MailSearch {
  const mail = Number(search["mail"]);
  const q = searchText(search["q"]);
  return { ...(Number.isInteger(mail) && mail > 0 && mail < 2 ** 31 && { mail }), ...(q !== "" && { q }) };
}

export function addressOf(view: MailboxView): string {
  return "folder" in view ? `/apps/email/${view.folder}` : `/apps/email/label/${view.label}`;
}

export interface ListQuery {
  readonly folder: EmailView;
  readonly label?: EmailLabel;
  readonly q?: string;
}

/** List query; labels span all folders. */
export function queryOf(view: MailboxView, q: string | undefined): ListQuery {
  return {
    ...("folder" in view ? { folder: view.folder } : { folder: "all", label: view.label }),
    ...(q !== undefined && { q }),
  };
}
