/** Actions on selected invoices. */
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDeleteInvoice } from "#generated/demo/hooks/invoices.ts";
import type { Invoice } from "#generated/demo/schema.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { SelectionBar } from "../../table/selection-bar.tsx";
import type { Selection } from "../../table/use-selection.ts";

interface InvoicesBulkProps {
  selection: Selection<Invoice>;
  onExport: (invoices: readonly Invoice[]) => void;
}

export function InvoicesBulk({ selection, onExport }: InvoicesBulkProps) {
  const t = useText();
  const { rows } = selection;
  const [asked, setAsked] = useState(false);
  const { mutateAsync: remove } = useDeleteInvoice();
  const removeAll = async (): Promise<void> => {
    const done: Invoice[] = [];
    let reason = "";
    for (const invoice of rows) {
      try {
        await remove({ query: { id: invoice.id } });
        done.push(invoice);
      } catch (error) {
        reason = problemText(t, error);
      }
    }
    selection.set(done, false);
    if (reason === "") toast({ text: t("invoice.bulkDeleted", { count: done.length }) });
    else toast({ kind: "error", text: t("invoice.bulkFailed", { count: rows.length - done.length, reason }) });
  };
  return (
    <>
      <SelectionBar
        count={rows.length}
        onClear={selection.clear}
        actions={[
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
            onSelect: () => setAsked(true),
          },
        ]}
      />
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t("invoice.bulkDeleteTitle", { count: rows.length })}
          action={t("common.delete")}
          onConfirm={removeAll}
          onClose={() => setAsked(false)}
        >
          <p>{rows.map(({ id }) => `#${id}`).join(", ")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
