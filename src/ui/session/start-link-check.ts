/** Checks of the tokens in emailed links, asked for before the page is drawn and again at each visit: tokens expire. */
import type { QueryClient } from "@tanstack/react-query";
import { checkPasswordResetOptions } from "#generated/hrms/hooks/auth.ts";
import { checkInvitationOptions } from "#generated/hrms/hooks/invitations.ts";
import { tokenSearch } from "./entry-search.ts";

interface Visit {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly search: Record<string, unknown> };
}

const tokenOf = ({ location }: Visit): string | undefined => tokenSearch(location.search).token;

export function startResetCheck(visit: Visit): void {
  const token = tokenOf(visit);
  if (token) void visit.context.queryClient.prefetchQuery(checkPasswordResetOptions({ body: { token } }));
}

export function startInvitationCheck(visit: Visit): void {
  const token = tokenOf(visit);
  if (token) void visit.context.queryClient.prefetchQuery(checkInvitationOptions({ body: { token } }));
}
