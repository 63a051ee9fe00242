/** Columns of the list of what closing a leave year does. */
import { useMemo } from "react";
import type { YearClosingLine } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Column } from "../../../table/column.ts";

export const usualClosingColumns = [
  "fullName",
  "department",
  "leaveType",
  "left",
  "carried",
  "carriedUntil",
  "encashed",
  "expired",
];

export const closingFileColumns = [
  "employeeNo",
  "fullName",
  "department",
  "leaveType",
  "unit",
  "left",
  "carried",
  "carriedUntil",
  "encashed",
  "expired",
] as const;

const none = "–";

export function useClosingColumns(): readonly Column<YearClosingLine>[] {
  const t = useText();
  const format = useFormat();
  return useMemo<readonly Column<YearClosingLine>[]>(() => {
    const amount = (name: "left" | "carried" | "encashed" | "expired"): Column<YearClosingLine> => ({
      id: name,
      header: t(`year-closing.${name}`),
      cell: (line) =>
        line[name] === 0
          ? none
          : t(line.unit === "hour" ? "year-closing.hours" : "year-closing.days", { count: line[name] }),
      align: "end",
      onCard: "line",
    });
    return [
      { id: "fullName", header: t("year-closing.employee"), cell: ({ fullName }) => fullName, sortBy: "fullName" },
      { id: "employeeNo", header: t("year-closing.employeeNo"), cell: ({ employeeNo }) => employeeNo },
      { id: "department", header: t("year-closing.department"), cell: ({ department }) => department ?? none },
      { id: "leaveType", header: t("year-closing.leaveType"), cell: ({ leaveType }) => leaveType, onCard: "line" },
      amount("left"),
      amount("carried"),
      {
        id: "carriedUntil",
        header: t("year-closing.carriedUntil"),
        cell: ({ carried, carriedUntil }) =>
          carriedUntil !== null ? format.date(carriedUntil) : carried > 0 ? t("year-closing.noEnd") : none,
      },
      amount("encashed"),
      amount("expired"),
    ];
  }, [t, format]);
}
