/** Filters of the employee list with counts for each choice. */
import { keepPreviousData } from "@tanstack/react-query";
import { useListEmployeeGroupOptions } from "#generated/hrms/hooks/employee-groups.ts";
import { useListEmployeeFacets } from "#generated/hrms/hooks/employees.ts";
import type { EmployeeCustomField } from "#generated/hrms/schema.ts";
import { useListWorkpassTypeOptions } from "#generated/hrms/hooks/workpass-types.ts";
import { chosenOf, type TableFilter } from "../../../list/filters/filter.ts";
import { useAsked } from "../../../list/filters/use-asked.ts";
import { narrowedQuery, type ListState } from "../../../list/list-state.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { everyones, useAbility } from "../../../session/ability.ts";
import { rememberName, referenceName } from "../../../form/reference-names.ts";
import { employeeList, ownParameterOf } from "./employee-list.ts";

/** In toolbar order. */
const facetNames = [
  "status",
  "departmentId",
  "designationId",
  "locationId",
  "contractType",
  "gradeId",
  "managerId",
  "residency",
  "readiness",
  "openArea",
  "classId",
  "functionalGroupId",
  "employeeGroupId",
  "workpassTypeId",
] as const;
/** In the sheet of all filters alone: one line of the others leaves room for rows. */
const rare: ReadonlySet<string> = new Set([
  "designationId",
  "contractType",
  "gradeId",
  "managerId",
  "residency",
  "classId",
  "functionalGroupId",
]);

export function useEmployeeFilters(
  companyId: string,
  state: ListState,
  own: readonly EmployeeCustomField[],
): readonly TableFilter[] {
  const t = useText();
  const { data } = useListEmployeeFacets(
    { path: { companyId }, query: narrowedQuery(employeeList, state) },
    { placeholderData: keepPreviousData },
  );
  const ability = useAbility();
  const { needed, ask } = useAsked(state.filters);
  const grouped = ability.can("read", "employee-groups");
  const { data: groups } = useListEmployeeGroupOptions(
    { path: { companyId } },
    { enabled: grouped && needed("employeeGroupId") },
  );
  const identifies = ability.can("read", everyones("fields:identity"));
  const { data: passes } = useListWorkpassTypeOptions({}, { enabled: identifies && needed("workpassTypeId") });
  const facets = new Map<string, NonNullable<typeof data>["facets"][number]["values"]>(
    data?.facets.map(({ field, values }) => [field, values]),
  );
  const choices = facetNames.flatMap((name): TableFilter[] => {
    // Not counted: employees may be in several groups. The same goes for passes.
    if (name === "employeeGroupId")
      return grouped
        ? [
            {
              kind: "choices",
              name,
              rare: true,
              label: t("employees.field.employeeGroupId"),
              options: groups?.map(({ id, label }) => ({ value: id, label })),
              onShow: () => ask(name),
            },
          ]
        : [];
    if (name === "workpassTypeId")
      return identifies
        ? [
            {
              kind: "choices",
              name,
              rare: true,
              label: t("employees.field.workpassTypeId"),
              options: passes?.map(({ id, label }) => ({ value: id, label })),
              onShow: () => ask(name),
            },
          ]
        : [];
    // Not counted either: the state comes from rules rather than from a column.
    if (name === "readiness" || name === "openArea")
      return [
        {
          kind: "choices",
          name,
          rare: true,
          label: t(`employees.field.${name}`),
          options: (employeeList.filters[name]?.items?.enum ?? []).map((value) => ({
            value: String(value),
            label: t(`employees.${name}.${value}` as MessageId),
          })),
        },
      ];
    const counted = facets.get(name) ?? [];
    for (const { value, label } of counted) if (label !== null) rememberName(value, label);
    const labelled = (employeeList.filters[name]?.items?.enum ?? []).map((value) => ({
      value: String(value),
      label: t(`employees.${name}.${value}` as MessageId),
    }));
    // Keep selected values available even when nothing matches them.
    const ids = [...new Set([...counted.map(({ value }) => value), ...chosenOf(state.filters, name)])];
    const options =
      labelled.length > 0
        ? labelled
        : ids
            .map((value) => ({ value, label: referenceName(value) ?? "…" }))
            .toSorted((a, b) => a.label.localeCompare(b.label));
    const shown = options.map((option) => ({
      ...option,
      ...(data && { count: counted.find(({ value }) => value === option.value)?.count ?? 0 }),
    }));
    // Hide filters that the user may not read, or that have no values.
    const useless = data !== undefined && counted.length === 0 && chosenOf(state.filters, name).length === 0;
    return useless && name !== "status"
      ? []
      : [
          {
            kind: "choices",
            name,
            rare: rare.has(name),
            label: t(`employees.field.${name}` as MessageId),
            options: shown,
          },
        ];
  });
  const owned = own.flatMap(({ code, label, kind, choices: values }): TableFilter[] => {
    const options =
      kind === "yesNo"
        ? [
            { value: "true", label: t("crud.yes") },
            { value: "false", label: t("crud.no") },
          ]
        : values.map((value) => ({ value, label: value }));
    return options.length === 0 ? [] : [{ kind: "choices", name: ownParameterOf(code), rare: true, label, options }];
  });
  return [
    ...choices,
    ...owned,
    { kind: "dates", name: "joined", rare: true, label: t("employees.joined"), from: "joinedFrom", to: "joinedTo" },
    { kind: "dates", name: "left", rare: true, label: t("employees.left"), from: "leftFrom", to: "leftTo" },
    { kind: "dates", name: "asOf", rare: true, label: t("employees.asOf"), from: "asOf", to: "asOf" },
  ];
}
