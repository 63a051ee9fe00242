/** Employees with a checkbox per row, and optionally one for all. */
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { useRef } from "react";
import { StaffTable } from "#src/ui/gallery/parts/staff.tsx";
import { Checkbox } from "#src/ui/kit/checkbox.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import type { usePicked } from "./use-picked.ts";

interface PickTableProps {
  rows: readonly EmployeeRow[];
  picked: ReturnType<typeof usePicked>;
  /** A box for all rows in the header. */
  forAll?: boolean;
}

export function PickTable({ rows, picked, forAll = false }: PickTableProps) {
  const t = useText();
  const shift = useRef(false);
  const chosen = rows.filter(({ id }) => picked.has(id)).length;
  return (
    <StaffTable
      rows={rows}
      fields={["full_name", "post", "city"]}
      lead={{
        head: forAll && (
          <Checkbox
            aria-label={t("showcase-data.selected.selectAll")}
            checked={chosen === rows.length}
            indeterminate={chosen > 0 && chosen < rows.length}
            onChange={({ target }) => picked.set(rows, target.checked)}
          />
        ),
        of: (row, index) => (
          <Checkbox
            aria-label={t("showcase-data.selected.select", { name: row.full_name })}
            checked={picked.has(row.id)}
            onKeyDown={(event) => (shift.current = event.shiftKey)}
            onPointerDown={(event) => (shift.current = event.shiftKey)}
            onChange={() => picked.toggle(rows, index, shift.current)}
          />
        ),
      }}
    />
  );
}
