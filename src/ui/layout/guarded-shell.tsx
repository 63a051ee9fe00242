/** The shell, unless the address is an entry that the role's menu leaves out. Companies' areas tell of a refusal themselves. */
import { Navigate, useMatches } from "@tanstack/react-router";
import { useAbility } from "../session/ability.ts";
import { MfaGate } from "../session/mfa/gate.tsx";
import { entryOfPath } from "./menu.ts";
import { Shell } from "./shell.tsx";

export function GuardedShell() {
  const ability = useAbility();
  // Of the page that is shown: the location is already the next one while that is on its way.
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
