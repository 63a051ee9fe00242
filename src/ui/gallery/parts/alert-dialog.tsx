/** Dialog with an icon, a title, and at most a few words: for a decision, or a result. */
import { css } from "#generated/styles/css/index.js";
import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, type DialogProps } from "../../kit/dialog.tsx";

export const alertKinds = ["success", "info", "warning", "danger"] as const;
export type AlertKind = (typeof alertKinds)[number];

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleX } as const;

interface AlertDialogProps extends Pick<DialogProps, "open" | "onClose" | "side" | "footer"> {
  kind?: AlertKind;
  title: string;
  children?: ReactNode;
}

export function AlertDialog({ kind, title, children, ...dialog }: AlertDialogProps) {
  const Icon = kind && icons[kind];
  return (
    <Dialog {...dialog} title={title} role="alertdialog" width="26rem">
      <div className={css({ display: "flex", gap: "3", minH: "6", color: "text.muted" })}>
        {Icon && (
          <span className={css({ flexShrink: 0, colorPalette: kind, color: "colorPalette.text" })}>
            <Icon size={24} aria-hidden />
          </span>
        )}
        <div className={css({ flex: "1", minW: "0", display: "grid", gap: "3", alignContent: "center" })}>
          {children}
        </div>
      </div>
    </Dialog>
  );
}
