/** Requests a password reset link (illustrated design). */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { EntryPicture } from "../../session/entry-picture.tsx";
import { ForgotPage } from "../../session/forgot-page.tsx";

export const Route = createFileRoute("/pages/forgot-password-v2")({
  loader: () => loadMessages("auth"),
  component: ForgotV2,
});

function ForgotV2() {
  return <ForgotPage variant="v2" picture={<EntryPicture scene="key" />} />;
}
