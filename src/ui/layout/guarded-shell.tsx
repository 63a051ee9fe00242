/** The shell, unless the address is an entry that the role's menu leaves out. Companies' areas tell of a refusal themselves. */
import { Navigate, useLocation } from "@tanstack/react-router";
import { useAbility } from "../session/ability.ts";
import { entryOfPath } from "./menu.ts";
import { Shell } from "./shell.tsx";

export function GuardedShell() {
  const ability = useAbility();
  const { pathname, href } = useLocation();
  const entry = pathname.startsWith("/companies/") ? undefined : entryOfPath(pathname);
  if (entry && !ability.can("read", entry.subject)) return <Navigate to="/misc/not-authorized" search={{ from: href }} replace />;
  return <Shell />;
}
