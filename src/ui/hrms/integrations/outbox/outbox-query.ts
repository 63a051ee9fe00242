/** The page of emails that an address asks for. */
import { listOutboxMailsOptions } from "#generated/hrms/hooks/outbox.ts";
import type { ListState } from "../../../list/list-state.ts";

/** Mails arrive at any time: asks afresh, unless the page has just begun with it. */
export const outboxQuery = ({ page, q }: Pick<ListState, "page" | "q">) => ({
  ...listOutboxMailsOptions({ query: { page, ...(q && { q }) } }),
  staleTime: 5_000,
});
