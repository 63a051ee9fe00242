/** Reloads the session, for example after a support access has ended. */
import { refreshToken } from "#generated/hrms/client/auth.ts";
import { session } from "#src/client/session.ts";

export async function renewSession(): Promise<void> {
  const expired = session.current()?.refreshToken;
  if (expired !== undefined)
    session.start(await refreshToken({ body: { refreshToken: expired } }), { remember: session.remembered() });
}
