/** Columns of the employee list, without those the user may not read. */
import { useMemo } from "react";
import type { EmployeeCustomField, EmployeeRow } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import type { Column } from "../../../table/column.ts";
import { useText } from "../../../messages/use-text.ts";
import { isBlank } from "../../../form/values.ts";
import { canWithOthers, useAbility } from "../../../session/ability.ts";
import { labelOf } from "../../../form/spec.ts";
import { employeeWords } from "./form/words.ts";
import { useValueText } from "./form/value-text.ts";
import { ownSpecs } from "./own-fields.ts";
import { EmploymentStatus } from "../shared/words.tsx";

export const usualColumns = ["employeeNo", "designation", "department", "status"];

export function useEmployeeColumns(own: readonly EmployeeCustomField[]): readonly Column<EmployeeRow>[] {
  const t = useText();
  const format = useFormat();
  const valueText = useValueText();
  const identifies = canWithOthers(useAbility(), "read", "fields:identity");
  return useMemo(() => {
    const words = employeeWords(t);
    const areaNames = (areas: EmployeeRow["openAreas"]): string =>
      areas.map((area) => t(`employees.openArea.${area}`)).join(", ");
    const plain = (
      id:
        | "employeeNo"
        | "preferredName"
        | "workEmail"
        | "designation"
        | "department"
        | "grade"
        | "location"
        | "manager"
        | "nationality",
      more: Partial<Column<EmployeeRow>> = {},
    ): Column<EmployeeRow> => ({
      id,
      header: t(`employees.field.${id}`),
      cell: (row) => row[id] ?? "–",
      value: (row) => row[id],
      sortBy: id,
      ...more,
    });
    const day = (
      id: "startDate" | "lastDay" | "passExpiry",
      more: Partial<Column<EmployeeRow>> = {},
    ): Column<EmployeeRow> => ({
      id,
      header: t(`employees.field.${id}`),
      cell: (row) => (row[id] === null ? "–" : format.date(row[id])),
      value: (row) => row[id],
      align: "end",
      ...more,
    });
    const { sortBy: _none, ...preferred } = plain("preferredName");
    const { sortBy: _no, ...email } = plain("workEmail", { onCard: "line" });
    const { sortBy: _not, ...nationality } = plain("nationality");
    return [
      {
        id: "fullName",
        header: t("employees.field.fullName"),
        cell: (row) => row.fullName,
        value: (row) => row.fullName,
        sortBy: "fullName",
      },
      plain("employeeNo", { onCard: "line" }),
      preferred,
      email,
      plain("designation", { onCard: "line" }),
      plain("department", { onCard: "line" }),
      plain("grade"),
      plain("location"),
      plain("manager"),
      {
        id: "status",
        header: t("employees.field.status"),
        cell: (row) => <EmploymentStatus status={row.status} suspended={row.suspendedFrom !== null} />,
        value: (row) => t(`employees.status.${row.status}`),
        sortBy: "status",
        onCard: "corner",
      },
      {
        id: "contractType",
        header: t("employees.field.contractType"),
        cell: (row) => t(`employees.contractType.${row.contractType}`),
        value: (row) => t(`employees.contractType.${row.contractType}`),
        sortBy: "contractType",
      },
      day("startDate", { sortBy: "startDate" }),
      day("lastDay", { sortBy: "lastDay" }),
      ...(identifies
        ? [
            {
              id: "residency",
              header: t("employees.field.residency"),
              cell: (row: EmployeeRow) => (row.residency === null ? "–" : t(`employees.residency.${row.residency}`)),
              value: (row: EmployeeRow) => row.residency,
            },
          ]
        : []),
      nationality,
      ...(identifies ? [day("passExpiry")] : []),
      {
        id: "readiness",
        header: t("employees.field.readiness"),
        cell: ({ readiness }) =>
          readiness === null ? (
            "–"
          ) : (
            <StatusDot tone={readiness === "ready" ? "success" : "warning"}>
              {t(`employees.readiness.${readiness}`)}
            </StatusDot>
          ),
        value: ({ readiness }) => readiness && t(`employees.readiness.${readiness}`),
        onCard: "line",
      },
      {
        id: "openAreas",
        header: t("employees.field.openAreas"),
        cell: ({ openAreas }) => areaNames(openAreas) || "–",
        value: ({ openAreas }) => areaNames(openAreas),
      },
      ...ownSpecs(own).map((field, at): Column<EmployeeRow> => {
        const valueOf = ({ customFields }: EmployeeRow) => customFields?.[own[at]?.code ?? ""] ?? null;
        const textOf = (row: EmployeeRow) => valueText(field, valueOf(row));
        const written = (row: EmployeeRow) =>
          typeof valueOf(row) === "number" ? Number(valueOf(row)) : isBlank(valueOf(row)) ? null : textOf(row);
        return {
          id: field.name,
          header: labelOf(words, field),
          cell: textOf,
          value: written,
          ...(field.kind === "decimal" && { align: "end" }),
        };
      }),
    ];
  }, [t, format, own, valueText, identifies]);
}
