/** Signs out after the tenant's inactivity limit, keeping unsaved input on the page. */
import { logout } from "#generated/hrms/client/auth.ts";
import { session } from "#src/client/session.ts";
import { watchIdle } from "./idle-watch.ts";

function endIdle(): void {
  const refreshToken = session.current()?.refreshToken;
  // Revoke the tokens on the server too.
  if (refreshToken !== undefined) void logout({ body: { refreshToken } }).catch(() => undefined);
  session.expire();
}

/** Returns a function that stops watching. */
export const signOutWhenIdle = (minutes: number): (() => void) => watchIdle(minutes, endIdle);
