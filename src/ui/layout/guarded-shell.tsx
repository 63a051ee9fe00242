/** The shell, with a refusal for menu pages the role may not open. Company areas handle refusals themselves. */
import { Navigate, useMatches } from "@tanstack/react-router";
import { useAbility } from "../session/ability.ts";
import { MfaGate } from "../session/mfa/gate.tsx";
import { entryOfPath } from "./menu.ts";
import { Shell } from "./shell.tsx";

export function GuardedShell() {
  const ability = useAbility();
  // From the matches, because `location` already points to the next page during navigation.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "/" });
  const entry = pathname.startsWith("/companies/") ? undefined : entryOfPath(pathname);
  if (entry && !ability.can("read", entry.subject))
    return <Navigate to="/misc/not-authorized" search={{ from: pathname }} replace />;
  return (
    <MfaGate>
      <Shell />
    </MfaGate>
  );
}
