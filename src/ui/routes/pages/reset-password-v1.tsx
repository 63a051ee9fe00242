/** Sets a new password by emailed link (card design). */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { tokenSearch } from "../../session/entry-search.ts";
import { ResetPage } from "../../session/reset-page.tsx";
import { startResetCheck } from "../../session/start-link-check.ts";

export const Route = createFileRoute("/pages/reset-password-v1")({
  validateSearch: tokenSearch,
  loader: (visit) => {
    startResetCheck(visit);
    return loadMessages("auth");
  },
  component: ResetV1,
});

function ResetV1() {
  return <ResetPage variant="v1" token={Route.useSearch().token} />;
}
