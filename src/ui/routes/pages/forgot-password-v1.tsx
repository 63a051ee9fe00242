/** Requests a password reset link (card design). */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { ForgotPage } from "../../session/forgot-page.tsx";

export const Route = createFileRoute("/pages/forgot-password-v1")({
  loader: () => loadMessages("auth"),
  component: ForgotV1,
});

function ForgotV1() {
  return <ForgotPage variant="v1" />;
}
