/** Bulk actions on selected employees: export, copy, set status locally. */
import { Copy, Download, UserCheck, UserX } from "lucide-react";
import { SelectionBar } from "../../table/selection-bar.tsx";
import type { Selection } from "../../table/use-selection.ts";
import { useText } from "../../messages/use-text.ts";
import type { RowFiles } from "../../list/use-row-files.ts";
import type { Edits } from "./use-edits.ts";
import type { Employee } from "./use-employees.ts";

export function EmployeeBulk({
  selection,
  files,
  edits,
}: {
  selection: Selection<Employee>;
  files: RowFiles<Employee>;
  edits: Edits;
}) {
  const t = useText();
  const { rows } = selection;
  return (
    <SelectionBar
      count={rows.length}
      onClear={selection.clear}
      actions={[
        {
          name: "export",
          label: t("crud.export"),
          icon: <Download size={16} aria-hidden />,
          onSelect: () => void files.these("csv", rows),
        },
        {
          name: "copy",
          label: t("tables.copy"),
          icon: <Copy size={16} aria-hidden />,
          onSelect: () => void files.these("copy", rows),
        },
        {
          name: "confirm",
          label: t("tables.setConfirmed"),
          icon: <UserCheck size={16} aria-hidden />,
          onSelect: () => edits.change(rows, { status: 1 }),
        },
        {
          name: "leave",
          label: t("tables.setLeft"),
          icon: <UserX size={16} aria-hidden />,
          onSelect: () => edits.change(rows, { status: 5 }),
        },
      ]}
    />
  );
}
