/** Events of a record as the contract shows them. */
import type { HistoryEvent } from "#generated/hrms/schema.ts";
import type { Page } from "#src/store/shared/list-query.ts";
import type { PlatformEvent } from "#src/store/shared/platform-events.ts";

export function historyEvent(event: PlatformEvent): HistoryEvent {
  const { id, action, at, by, requestId, changes, reason, actingFor } = event;
  return {
    id,
    action,
    at: at.toISOString(),
    by: by ?? "",
    requestId,
    changes,
    ...(reason !== null && { reason }),
    ...(actingFor != null && { actingFor }),
  };
}

export function historyPage(page: Page<PlatformEvent>): Page<HistoryEvent> {
  return { ...page, items: page.items.map(historyEvent) };
}
