/** Back from a company's provider. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../messages/store.ts";
import { CallbackPage, type CallbackSearch } from "../../session/sso/callback-page.tsx";

// What looks like a number or a list was read as one.
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
