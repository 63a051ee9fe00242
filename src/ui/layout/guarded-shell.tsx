/**
 * The shell, with a refusal for menu pages the role may not open. Company areas handle refusals themselves; the demo layer
 * has a page of its own for them.
 */
import { Navigate, useMatches } from "@tanstack/react-router";
import { Forbidden } from "../kit/forbidden.tsx";
import { useText } from "../messages/use-text.ts";
import { useAbility } from "../session/ability.ts";
import { MfaGate } from "../session/mfa/gate.tsx";
import { isProductPage } from "./bookmarks/product-page.ts";
import { entryOfPath } from "./menu.ts";
import { Shell } from "./shell.tsx";

export function GuardedShell() {
  const t = useText();
  const ability = useAbility();
  // From the matches, because `location` already points to the next page during navigation.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "/" });
  const entry = pathname.startsWith("/companies/") ? undefined : entryOfPath(pathname);
  const refused = entry !== undefined && !ability.can("read", entry.subject);
  if (refused && !isProductPage(pathname))
    return <Navigate to="/misc/not-authorized" search={{ from: pathname }} replace />;
  return (
    <MfaGate>
      <Shell>{refused && <Forbidden title={t(`shell.area.${entry.area}`)} />}</Shell>
    </MfaGate>
  );
}
