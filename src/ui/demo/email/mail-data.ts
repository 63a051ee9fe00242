/** Emails as they are on screen: what the server said last, with the changes laid over it that are still on their way. */
import { useMutationState, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { getEmailKey, listEmailsKey, useGetEmail, useListEmails } from "#generated/demo/hooks/email.ts";
import type { Email, EmailList, EmailsMeta } from "#generated/demo/schema.ts";
import { applyChange, countAfter, withEmails, type Change } from "./changes.ts";
import type { ListQuery } from "./mailbox-view.ts";

/** The changes not yet answered, oldest first; a change that fails falls out by itself. */
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
    // While a search is on its way the list it narrows stays.
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
  return { emails, error: list.error, searching: list.isPlaceholderData, retry: () => void list.refetch() };
}

/** Counts of the folder menu; the API sends them with each list. */
export function useMailCounts(): EmailsMeta | undefined {
  const changes = usePendingChanges();
  const { data } = useListEmails({ query: { folder: "inbox" } }, { select: ({ emailsMeta }) => emailsMeta });
  return data && countAfter(data, changes);
}

export function useMail(id: number, query: ListQuery, list: readonly Email[] | undefined) {
  const changes = usePendingChanges();
  const at = list?.findIndex((email) => email.id === id) ?? -1;
  const listed = list?.[at];
  const opened = useGetEmail(
    { query: { id, ...query } },
    {
      ...(listed && {
        placeholderData: { ...listed, hasPreviousMail: at > 0, hasNextMail: at < (list?.length ?? 0) - 1 },
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

/** Writes what the server answered into everything at once, so that nothing jumps back before the fresh lists are there. */
export function writeEmails(client: QueryClient, emails: readonly Email[], emailsMeta?: EmailsMeta): void {
  const now = new Map(emails.map((email) => [email.id, email]));
  for (const [key, data] of client.getQueriesData<EmailList>({ queryKey: listEmailsKey() })) {
    const query = (key[2] as { query?: ListQuery } | undefined)?.query ?? { folder: "inbox" };
    if (!data) continue;
    const shown = withEmails(data.emails, now, query);
    client.setQueryData<EmailList>(key, { emails: [...shown], emailsMeta: emailsMeta ?? data.emailsMeta });
  }
  // Emails that are not open would remember neighbours they no longer have.
  client.removeQueries({ queryKey: getEmailKey(), type: "inactive" });
  client.setQueriesData<Email>({ queryKey: getEmailKey() }, (email) => email && { ...email, ...now.get(email.id) });
}
