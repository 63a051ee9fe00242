/** History of a record. */
import { pathOf, type Area } from "./area.ts";
import { HistoryList } from "../detail/history-list.tsx";
import { kindOf } from "../form/kind.ts";
import { useLabels } from "./labels.ts";

export function HistoryTab({
  area,
  scope,
  recordId,
}: {
  area: Area;
  scope: Readonly<Record<string, string>>;
  recordId: string;
}) {
  const labels = useLabels(area);
  const { fields } = area.resource;
  return (
    <HistoryList
      page={(query) => area.calls.history({ path: pathOf(area, scope, recordId), query })}
      labels={labels}
      // The area has labels for related data, such as a project's team.
      hidden={(field) =>
        field in fields ? ["hidden", "reference"].includes(kindOf(fields[field])) : labels.own(field) === undefined
      }
    />
  );
}
