/** Actions on all selected rows. */
import { useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Check, Download, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Area, Row } from "./area.ts";
import { SelectionBar, type BulkAction } from "../table/selection-bar.tsx";
import type { Selection } from "../table/use-selection.ts";
import { toast } from "../kit/toast.ts";
import { useAttempt } from "../kit/use-attempt.ts";
import { useAbility } from "../session/ability.ts";
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

/** The area's own actions on what is selected. */
function useSteps(area: Area, scope: Readonly<Record<string, string>>, selection: Selection<Row>): BulkAction[] {
  const labels = useLabels(area);
  const ability = useAbility();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState(false);
  return Object.entries(area.bulk ?? {})
    .filter(([, { action }]) => ability.can(action, area.resource.tag))
    .map(([name, step]) => ({
      name,
      label: labels.text(`bulk.${name}`),
      icon: <Check size={16} aria-hidden />,
      disabled: running,
      onSelect: () =>
        void attempt(async () => {
          setRunning(true);
          try {
            const outcome = await step.run(
              scope,
              selection.rows.map(({ id }) => id),
            );
            toast({
              text: labels.text(`bulkDone.${name}`, outcome),
              ...(outcome.failed > 0 && { kind: "error" as const }),
            });
            selection.clear();
            const { queryKey } = area.calls.list({ path: scope });
            await queryClient.invalidateQueries({ queryKey: (queryKey as readonly unknown[]).slice(0, 2) });
          } finally {
            setRunning(false);
          }
        }),
    }));
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
  const steps = useSteps(area, scope, selection);
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
          ...steps,
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
