/** Asks anew who the session is: where a support access has ended, it is the platform's again. */
import { refreshToken } from "#generated/hrms/client/auth.ts";
import { session } from "#src/client/session.ts";

export async function renewSession(): Promise<void> {
  const worn = session.current()?.refreshToken;
  if (worn !== undefined) session.start(await refreshToken({ body: { refreshToken: worn } }), { remember: session.remembered() });
}
