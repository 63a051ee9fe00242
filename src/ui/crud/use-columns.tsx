/** The columns of an area's list, made from its declaration and the contract's fields. */
import { useMemo } from "react";
import { fieldOf, type Area, type Row } from "../areas/area.ts";
import type { Column } from "../kit/data-table/column.ts";
import { kindOf, standsRight } from "./kind.ts";
import { useLabels } from "./labels.ts";
import { Value } from "./value.tsx";

/** Facts on a card besides name and state. */
const linesOnCard = 3;

/** All columns a person may choose from, in the order of the declaration. */
export function useColumns(area: Area): readonly Column<Row>[] {
  const labels = useLabels(area);
  return useMemo(() => {
    const names = [...area.columns, ...(area.moreColumns ?? [])];
    const lines = area.columns.slice(1).filter((name) => name !== "status").slice(0, linesOnCard);
    return names.map((name): Column<Row> => {
      const onCard = name === "status" ? "corner" : lines.includes(name) ? "line" : undefined;
      return {
        id: name,
        header: labels.field(name),
        cell: (row) => <Value area={area} field={name} value={row[name]} />,
        ...(standsRight(kindOf(fieldOf(area, name))) && { align: "end" }),
        ...(area.resource.sort?.fields.includes(name) && { sortBy: name }),
        ...(onCard && { onCard }),
      };
    });
  }, [area, labels]);
}
