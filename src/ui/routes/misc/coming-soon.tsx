/** Coming-soon page without the shell; `until` is the date, by default the first of next month. */
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { ComingSoonPage } from "../../misc/coming-soon-page.tsx";
import { loadMessages } from "../../messages/store.ts";

export const Route = createFileRoute("/misc/coming-soon")({
  validateSearch: ({ until }): { until?: string | undefined } => ({
    until:
      typeof until === "string" && /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until))
        ? until
        : undefined,
  }),
  loader: () => loadMessages("misc"),
  component: ComingSoon,
});

function ComingSoon() {
  const { until } = Route.useSearch();
  const [nextMonth] = useState(firstOfNextMonth);
  const [year, month, day] = until?.split("-").map(Number) ?? [];
  const opening = year === undefined ? nextMonth : new Date(year, (month ?? 1) - 1, day);
  return <ComingSoonPage key={until} until={opening} />;
}

function firstOfNextMonth(): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() + 1, 1);
}
