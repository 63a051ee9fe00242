/** Columns of an area's list, from its declaration and the contract. */
import { useMemo } from "react";
import type { CsvCell } from "#src/domain/shared/csv.ts";
import { hoursColumn, hoursOf } from "#src/domain/shared/hours.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { fieldOf, type Area, type Row } from "./area.ts";
import type { Column } from "../table/column.ts";
import { useText } from "../messages/use-text.ts";
import { kindOf, alignsRight } from "../form/kind.ts";
import { useLabels, type Labels } from "./labels.ts";
import { Value } from "./value.tsx";

/** Facts on a card besides name and status. */
const linesOnCard = 3;

/** Value for export: amounts in dollars, time as hours, ISO dates, labels of choices. */
function inFile(area: Area, labels: Labels, name: string, value: unknown): CsvCell {
  if (value === null || value === undefined || value === "") return null;
  const kind = kindOf(fieldOf(area, name));
  if (kind === "money") return centsToUnits(Number(value));
  if (area.hours?.includes(name)) return hoursOf(Number(value));
  if (kind === "whole" || kind === "fraction") return Number(value);
  return kind === "choice" || kind === "flag" || kind === "list" || kind === "choices"
    ? labels.value(name, value)
    : String(value);
}

/** All available columns in declaration order. */
export function useColumns(area: Area): readonly Column<Row>[] {
  const t = useText();
  const labels = useLabels(area);
  return useMemo(() => {
    const names = [...area.columns, ...(area.moreColumns ?? [])];
    const lines = area.columns
      .slice(1)
      .filter((name) => name !== "status")
      .slice(0, linesOnCard);
    // A description needs the width that a name would leave empty.
    const isShortName = area.columns.some((name) => kindOf(area.resource.input[name]) === "lines");
    const ofOthers = new Set(Object.values(area.references).map(({ label }) => label));
    return names.map((name): Column<Row> => {
      const kind = kindOf(fieldOf(area, name));
      const room =
        ofOthers.has(name) || (isShortName && name === names[0]) || ["choice", "choices", "list"].includes(kind)
          ? "short"
          : ["text", "lines"].includes(kind)
            ? "long"
            : undefined;
      const onCard = name === "status" ? "corner" : lines.includes(name) ? "line" : undefined;
      return {
        id: name,
        header: labels.field(name),
        cell: (row) => <Value area={area} field={name} value={row[name]} row={row} />,
        value: (row) => inFile(area, labels, name, row[name]),
        ...(area.hours?.includes(name) && {
          inFile: { id: hoursColumn(name), header: t("crud.inHours", { name: labels.field(name) }) },
        }),
        ...(room && name !== "status" && { room }),
        ...(alignsRight(kind) && { align: "end" }),
        ...(area.resource.sort?.fields.includes(name) && { sortBy: name }),
        ...(onCard && { onCard }),
      };
    });
  }, [area, labels, t]);
}
