/** Bulk actions on selected users. */
import { Ban, CircleCheck, Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { User } from "#generated/demo/schema.ts";
import { SelectionBar } from "../../table/selection-bar.tsx";
import type { Selection } from "../../table/use-selection.ts";
import { useText } from "../../messages/use-text.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { BulkAct, UserActions } from "./user-actions.ts";

export function UserBulk({
  selection,
  actions,
  onExport,
}: {
  selection: Selection<User>;
  actions: UserActions;
  onExport: (users: readonly User[]) => void;
}) {
  const t = useText();
  const { rows } = selection;
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const run = async (act: BulkAct, users: readonly User[]): Promise<void> => {
    setBusy(true);
    selection.set(await actions.all(act, users), false);
    setBusy(false);
  };
  return (
    <>
      <SelectionBar
        count={rows.length}
        onClear={selection.clear}
        actions={[
          {
            name: "reactivate",
            label: t("user.reactivate"),
            icon: <CircleCheck size={16} aria-hidden />,
            disabled: busy,
            onSelect: () => void run("reactivate", rows),
          },
          {
            name: "suspend",
            label: t("user.suspend"),
            icon: <Ban size={16} aria-hidden />,
            disabled: busy,
            onSelect: () => void run("suspend", rows),
          },
          {
            name: "export",
            label: t("crud.export"),
            icon: <Download size={16} aria-hidden />,
            onSelect: () => onExport(rows),
          },
          {
            name: "delete",
            label: t("common.delete"),
            icon: <Trash2 size={16} aria-hidden />,
            danger: true,
            disabled: busy,
            onSelect: () => setAsked(true),
          },
        ]}
      />
      {asked && <DeleteDialog users={rows} onConfirm={() => run("delete", rows)} onClose={() => setAsked(false)} />}
    </>
  );
}
