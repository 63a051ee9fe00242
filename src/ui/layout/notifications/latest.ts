/** Latest notifications, shared by the badge and the panel. */
import { useListNotifications } from "#generated/hrms/hooks/notifications.ts";

const shown = 6;
/** Polling interval of the badge. */
const refreshMs = 2 * 60_000;

export function useLatest() {
  return useListNotifications(
    { query: { pageSize: shown } },
    { refetchInterval: refreshMs, refetchOnWindowFocus: true },
  );
}
