/** Sets a new password by emailed link (illustrated design). */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { EntryPicture } from "../../session/entry-picture.tsx";
import { tokenSearch } from "../../session/entry-search.ts";
import { ResetPage } from "../../session/reset-page.tsx";
import { startResetCheck } from "../../session/start-link-check.ts";

export const Route = createFileRoute("/pages/reset-password-v2")({
  validateSearch: tokenSearch,
  loader: (visit) => {
    startResetCheck(visit);
    return loadMessages("auth");
  },
  component: ResetV2,
});

function ResetV2() {
  return <ResetPage variant="v2" token={Route.useSearch().token} picture={<EntryPicture scene="key" />} />;
}
