/** Button that asks for confirmation first. */
import { useState, type ComponentProps, type ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import { Button, type ButtonProps } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface ConfirmButtonProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  "title" | "action" | "danger" | "onConfirm"
> {
  icon: LucideIcon;
  button?: Partial<ButtonProps>;
  children: ReactNode;
}

export function ConfirmButton({ icon: Icon, button, children, ...dialog }: ConfirmButtonProps) {
  const [asked, ask] = useState(false);
  return (
    <>
      <Button onClick={() => ask(true)} {...button}>
        <Icon size={16} aria-hidden />
        {dialog.action}
      </Button>
      {asked && (
        <ConfirmDialog open onClose={() => ask(false)} {...dialog}>
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
