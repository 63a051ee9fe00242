/** Confirmation dialog for destructive actions; its text names the object. */
import { css } from "#generated/styles/css/index.js";
import { useState, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Button label, such as "Delete". */
  action: string;
  danger?: boolean;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  action,
  danger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            variant="solid"
            loading={busy}
            onClick={() => void confirm()}
            className={css({ colorPalette: danger ? "danger" : "accent" })}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={css({ color: "text.muted" })}>{children}</div>
    </Dialog>
  );
}
