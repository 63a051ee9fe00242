/** Watches for the end of the session and asks to sign in again in place; its dialog is loaded when it is needed. */
import type { AnyRouter } from "@tanstack/react-router";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { session } from "#src/client/session.ts";

const SessionEndedDialog = lazy(() => import("./session-ended-dialog.tsx").then((module) => ({ default: module.SessionEndedDialog })));

export function SessionEnded({ router }: { router: AnyRouter }) {
  const ended = useSyncExternalStore(session.subscribe, session.ended);
  return ended ? (
    <Suspense>
      <SessionEndedDialog router={router} />
    </Suspense>
  ) : null;
}
