/** Calendar app. */
import { createFileRoute } from "@tanstack/react-router";
import { listEventsOptions } from "#generated/demo/hooks/calendar.ts";
import { CalendarPage } from "../../../demo/calendar/calendar-page.tsx";
import { calendars, readCalendar } from "../../../demo/calendar/calendar-view.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/apps/calendar")({
  validateSearch: onlyKnown(readCalendar),
  loader: ({ context: { queryClient }, location }) => {
    const { hide = [] } = readCalendar(location.search as Record<string, unknown>);
    const query = hide.length === 0 ? {} : { calendars: calendars.filter((name) => !hide.includes(name)) };
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(listEventsOptions({ query }));
    return loadMessages("calendar", "crud", "tools", "fields");
  },
  component: CalendarPage,
});
