/** Filters of the employee list, with counts computed from the response. */
import { useMemo } from "react";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import type { FilterOption, TableFilter } from "../../list/filters/filter.ts";
import { useText } from "../../messages/use-text.ts";
import { statuses } from "./status.tsx";

function optionsOf(rows: readonly EmployeeRow[], field: "post" | "city"): readonly FilterOption[] {
  const groups = [...Map.groupBy(rows, (row) => row[field])];
  return groups
    .map(([value, members]) => ({ value, label: value, count: members.length }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

export function useEmployeeFilters(rows: readonly EmployeeRow[]): readonly TableFilter[] {
  const t = useText();
  return useMemo(
    () => [
      {
        kind: "choices",
        name: "status",
        label: t("tables.status"),
        options: statuses.map((status) => ({
          value: String(status),
          label: t(`tables.status.${status}`),
          ...(rows.length > 0 && { count: rows.filter((row) => row.status === status).length }),
        })),
      },
      { kind: "choices", name: "city", label: t("tables.city"), options: optionsOf(rows, "city") },
      { kind: "text", name: "name", label: t("tables.name") },
      { kind: "range", name: "age", label: t("tables.age"), from: "ageFrom", to: "ageTo", minimum: 0, maximum: 150 },
      { kind: "range", name: "salary", label: t("tables.salary"), from: "salaryFrom", to: "salaryTo", unit: "money" },
      { kind: "dates", name: "start", label: t("tables.start"), from: "startFrom", to: "startTo" },
    ],
    [t, rows],
  );
}
