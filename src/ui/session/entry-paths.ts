/** Paths of the sign-in pages by version, so that they link within their own version. */
import type { EntryVariant } from "./entry-layout.tsx";

export const entryPaths = {
  v1: { login: "/pages/login-v1", register: "/pages/register-v1", forgot: "/pages/forgot-password-v1" },
  v2: { login: "/pages/login-v2", register: "/pages/register-v2", forgot: "/pages/forgot-password-v2" },
} as const satisfies Record<EntryVariant, Record<string, string>>;
