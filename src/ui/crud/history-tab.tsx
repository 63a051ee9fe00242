/** What happened to one record of an area. */
import { pathOf, type Area } from "../areas/area.ts";
import { HistoryList } from "./history-list.tsx";
import { kindOf } from "./kind.ts";
import { useLabels } from "./labels.ts";

export function HistoryTab({ area, scope, recordId }: { area: Area; scope: Readonly<Record<string, string>>; recordId: string }) {
  const labels = useLabels(area);
  return (
    <HistoryList
      page={(query) => area.calls.history({ path: pathOf(area, scope, recordId), query })}
      labels={labels}
      hidden={(field) => ["hidden", "reference"].includes(kindOf(area.resource.fields[field]))}
    />
  );
}
