/** Verifies an email address by emailed link or code. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { tokenSearch, wantedSearch } from "../../session/entry-search.ts";
import { VerifyPage } from "../../session/verify-page.tsx";

export const Route = createFileRoute("/pages/verify-email")({
  validateSearch: (search) => ({ ...wantedSearch(search), ...tokenSearch(search) }),
  loader: () => loadMessages("auth"),
  component: Verify,
});

function Verify() {
  const { token, redirect } = Route.useSearch();
  return <VerifyPage token={token} wanted={redirect} />;
}
