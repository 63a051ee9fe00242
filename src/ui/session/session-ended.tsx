/** Watches for the end of the session; loads its dialog on demand. */
import type { AnyRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { session } from "#src/client/session.ts";
import { useAccount } from "./account.ts";

const SessionEndedDialog = lazy(() =>
  import("./session-ended-dialog.tsx").then((module) => ({ default: module.SessionEndedDialog })),
);

/** Loaded only if the tenant has an inactivity limit. */
function useIdleSignOut(minutes: number | undefined): void {
  useEffect(() => {
    if (minutes === undefined) return undefined;
    const watch = import("./idle-sign-out.ts").then(({ signOutWhenIdle }) => signOutWhenIdle(minutes));
    return () => void watch.then((stop) => stop());
  }, [minutes]);
}

export function SessionEnded({ router }: { router: AnyRouter }) {
  const ended = useSyncExternalStore(session.subscribe, session.ended);
  const minutes = useAccount()?.extras.idleMinutes;
  useIdleSignOut(ended ? undefined : minutes);
  return ended ? (
    <Suspense>
      <SessionEndedDialog router={router} />
    </Suspense>
  ) : null;
}
