/** Latest notifications, shared by the panel and the dashboard. */
import { useListNotifications } from "#generated/hrms/hooks/notifications.ts";

const shown = 6;

export function useLatest() {
  return useListNotifications({ query: { pageSize: shown } }, { refetchOnWindowFocus: true });
}
