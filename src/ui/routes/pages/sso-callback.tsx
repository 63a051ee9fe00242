/** Callback of a company's identity provider. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { CallbackPage, type CallbackSearch } from "../../session/sso/callback-page.tsx";

// The router parses search values as JSON: undo it for what looks like a number or a list.
const text = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === "string" ? value : String(value);

export const Route = createFileRoute("/pages/sso-callback")({
  validateSearch: ({ state, code, iss }: Record<string, unknown>): CallbackSearch => ({
    state: text(state),
    code: text(code),
    iss: text(iss),
  }),
  loader: () => loadMessages("auth", "sso"),
  component: SsoCallback,
});

function SsoCallback() {
  return <CallbackPage search={Route.useSearch()} />;
}
