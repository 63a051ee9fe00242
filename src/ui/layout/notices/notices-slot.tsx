/** Loads the connection and version notices when idle, before the connection can be lost. */
import { lazy, Suspense } from "react";
import { loadMessages } from "../../messages/store.ts";
import { useIdle } from "../use-idle.ts";

const Notices = lazy(async () => ({
  default: (await Promise.all([import("./notices.tsx"), loadMessages("notices")]))[0].Notices,
}));

export function NoticesSlot() {
  return useIdle() ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null;
}
