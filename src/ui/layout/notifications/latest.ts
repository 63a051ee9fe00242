/** Latest notifications, shared by the panel and the dashboard. */
import { useQuery } from "@tanstack/react-query";
import { listNotificationsOptions } from "#generated/hrms/hooks/notifications.ts";

const shown = 6;

export const latestOptions = () => listNotificationsOptions({ query: { pageSize: shown } });

export const useLatest = () => useQuery({ ...latestOptions(), refetchOnWindowFocus: true });
