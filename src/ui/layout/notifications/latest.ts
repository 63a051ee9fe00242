/** The newest notifications, for the badge and the list behind the bell alike. */
import { useListNotifications } from "#generated/hrms/hooks/notifications.ts";

const shown = 6;
/** The badge follows without being asked, at the pace of somebody who looks up now and then. */
const refreshMs = 2 * 60_000;

export function useLatest() {
  return useListNotifications(
    { query: { pageSize: shown } },
    { refetchInterval: refreshMs, refetchOnWindowFocus: true },
  );
}
