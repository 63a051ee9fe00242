/** Emails from the server with pending changes applied. */
import { useMutationState, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { getEmailKey, listEmailsKey, useGetEmail, useListEmails } from "#generated/demo/hooks/email.ts";
import type { Email, EmailList, EmailsMeta } from "#generated/demo/schema.ts";
import { applyChange, countAfter, withEmails, type Change } from "./changes.ts";
import type { ListQuery } from "./mailbox-view.ts";

export const drafts: ListQuery = { folder: "draft" };

/** Unconfirmed changes, oldest first; a failed one drops out by itself. */
function usePendingChanges(): readonly Change[] {
  return useMutationState({
    filters: { mutationKey: ["email"], status: "pending" },
    select: ({ state }) => state.context as Change | undefined,
  }).filter((change) => change !== undefined);
}

function sameBox(query: ListQuery, key: readonly unknown[]): boolean {
  const before = (key[2] as { query?: ListQuery } | undefined)?.query;
  return before?.folder === query.folder && before.label === query.label;
}

export function useMails(query: ListQuery) {
  const changes = usePendingChanges();
  const list = useListEmails(
    { query },
    // Keep showing the previous list while a search loads.
    {
      placeholderData: (previous: EmailList | undefined, from) =>
        from && sameBox(query, from.queryKey) ? previous : undefined,
    },
  );
  const { data } = list;
  const emails = useMemo(
    () => data && changes.reduce<readonly Email[]>((shown, change) => applyChange(shown, change, query), data.emails),
    [data, changes, query],
  );
  return {
    emails,
    error: list.error,
    loadedAt: list.dataUpdatedAt,
    searching: list.isPlaceholderData,
    retry: () => void list.refetch(),
  };
}

/** The draft that is meant to answer an email: from the drafts if they are there, else as the email says. */
export function useHasDraft({ id, draftId }: Email): boolean {
  const { data } = useListEmails({ query: drafts }, { enabled: false });
  return data ? data.emails.some(({ inReplyTo }) => inReplyTo === id) : draftId !== undefined;
}

/** Folder counts, which the API sends with each list. */
export function useMailCounts(): EmailsMeta | undefined {
  const changes = usePendingChanges();
  const { data } = useListEmails({ query: { folder: "inbox" } }, { select: ({ emailsMeta }) => emailsMeta });
  return data && countAfter(data, changes);
}

/** An email of the list is opened with what the list has; any other is asked for, once the list is there. */
export function useMail(id: number, query: ListQuery, { emails, error, loadedAt }: ReturnType<typeof useMails>) {
  const changes = usePendingChanges();
  const at = emails?.findIndex((email) => email.id === id) ?? -1;
  const listed = emails?.[at];
  const opened = useGetEmail(
    { query: { id, ...query } },
    {
      enabled: emails !== undefined || error !== null,
      ...(listed && {
        initialData: { ...listed, hasPreviousMail: at > 0, hasNextMail: at < (emails?.length ?? 0) - 1 },
        initialDataUpdatedAt: loadedAt,
      }),
    },
  );
  const mail = useMemo(
    () =>
      opened.data &&
      changes
        .filter(({ before }) => before.some((email) => email.id === id))
        .reduce((email, { apply }) => apply(email), opened.data),
    [opened.data, changes, id],
  );
  return { mail, error: opened.error, retry: () => void opened.refetch() };
}

/** Writes server responses to all caches at once, so that nothing flickers before the lists are refetched. */
export function writeEmails(client: QueryClient, emails: readonly Email[], emailsMeta?: EmailsMeta): void {
  const now = new Map(emails.map((email) => [email.id, email]));
  for (const [key, data] of client.getQueriesData<EmailList>({ queryKey: listEmailsKey() })) {
    const query = (key[2] as { query?: ListQuery } | undefined)?.query ?? { folder: "inbox" };
    if (!data) continue;
    const shown = withEmails(data.emails, now, query);
    client.setQueryData<EmailList>(key, { emails: [...shown], emailsMeta: emailsMeta ?? data.emailsMeta });
  }
  // Cached neighbours of closed emails are outdated.
  client.removeQueries({ queryKey: getEmailKey(), type: "inactive" });
  client.setQueriesData<Email>({ queryKey: getEmailKey() }, (email) => email && { ...email, ...now.get(email.id) });
}
