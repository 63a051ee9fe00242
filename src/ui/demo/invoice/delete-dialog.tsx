/** Confirms the deletion of an invoice by number and client. */
import type { Invoice } from "#generated/demo/schema.ts";
import { useDeleteInvoice } from "#generated/demo/hooks/invoices.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";

interface DeleteDialogProps {
  invoice: Invoice;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ invoice: { id, client }, onClose, onDeleted }: DeleteDialogProps) {
  const t = useText();
  const { mutateAsync: remove } = useDeleteInvoice();
  const name = t("invoice.named", { id: String(id) });
  const confirm = async (): Promise<void> => {
    try {
      await remove({ query: { id } });
      toast({ text: t("crud.deleted", { name }) });
      onDeleted();
    } catch (error) {
      toast({ kind: "error", text: t("crud.notSaved", { name, reason: problemText(t, error) }) });
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t("crud.deleteTitle", { name })}
      action={t("common.delete")}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("invoice.deleteText", { client: client.name })}</p>
    </ConfirmDialog>
  );
}
