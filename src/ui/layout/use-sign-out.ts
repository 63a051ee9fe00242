/** Signs out here and on the server, then opens the sign-in page. */
import { useNavigate } from "@tanstack/react-router";
import { logout } from "#generated/hrms/client/auth.ts";
import { session } from "#src/client/session.ts";

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const refreshToken = session.current()?.refreshToken;
    // Sign out locally even if the server cannot be reached.
    if (refreshToken !== undefined) await logout({ body: { refreshToken } }).catch(() => undefined);
    session.end();
    await navigate({ to: "/pages/login-v1" });
  };
}
