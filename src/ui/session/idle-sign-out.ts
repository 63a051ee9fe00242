/** Ends the session where nobody has done anything for as long as the tenant allows; what is typed stays on the page. */
import { logout } from "#generated/hrms/client/auth.ts";
import { session } from "#src/client/session.ts";
import { watchIdle } from "./idle-watch.ts";

function endIdle(): void {
  const refreshToken = session.current()?.refreshToken;
  // The server must not take the tokens any more either.
  if (refreshToken !== undefined) void logout({ body: { refreshToken } }).catch(() => undefined);
  session.expire();
}

/** Answers what ends the watch. */
export const signOutWhenIdle = (minutes: number): (() => void) => watchIdle(minutes, endIdle);
