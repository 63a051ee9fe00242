/** Actions on all selected rows. */
import { Archive, ArchiveRestore, Download, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Area, Row } from "./area.ts";
import { SelectionBar, type BulkAction } from "../table/selection-bar.tsx";
import type { Selection } from "../table/use-selection.ts";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { useLabels } from "./labels.ts";
import { bulkRoles, useBulk, type BulkRole } from "./bulk-actions.tsx";

const icons: Record<BulkRole, ReactNode> = {
  archive: <Archive size={16} aria-hidden />,
  restore: <ArchiveRestore size={16} aria-hidden />,
  delete: <Trash2 size={16} aria-hidden />,
};
const words = { archive: "crud.archive", restore: "crud.restore", delete: "common.delete" } as const;

interface BulkBarProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  selection: Selection<Row>;
  onExport: () => void;
}

export function BulkBar({ area, scope, selection, onExport }: BulkBarProps) {
  const t = useText();
  const may = useMay(area);
  const labels = useLabels(area);
  const saving: BulkAction = {
    name: "export",
    label: t("crud.export"),
    icon: <Download size={16} aria-hidden />,
    onSelect: onExport,
  };
  const { busy, dialogs, run } = useBulk(area, scope, (rows) => selection.set(rows, false));
  const fitting: Record<BulkRole, readonly Row[]> = {
    archive: selection.rows.filter(({ status }) => status !== "archived"),
    restore: selection.rows.filter(({ status }) => status === "archived"),
    delete: selection.rows,
  };
  return (
    <>
      <SelectionBar
        count={selection.rows.length}
        onClear={selection.clear}
        actions={[
          ...(may("export") ? [saving] : []),
          ...bulkRoles.filter(may).map((role) => ({
            name: role,
            label: (role === "delete" ? labels.own("action.delete") : undefined) ?? t(words[role]),
            icon: icons[role],
            danger: role === "delete",
            disabled: busy || fitting[role].length === 0,
            onSelect: () => run(role, fitting[role]),
          })),
        ]}
      />
      {dialogs}
    </>
  );
}
