/** Modal dialogs and drawers. Chakra's dialog, with focus trap, Esc and focus return, is loaded on demand. */
import { createElement, type ReactNode } from "react";
import { later, useLater } from "./later.ts";

const panel = later(async () => (await import("./dialog-panel.tsx")).DialogPanel);

export interface DialogProps {
  open: boolean;
  /** Called on Esc, close button and backdrop click; omit if the dialog must not be closed. */
  onClose?: () => void;
  title: string;
  /** Visually hidden title, for content with a header of its own. */
  bare?: boolean;
  role?: "dialog" | "alertdialog";
  side?: "center" | "end" | "start";
  width?: string;
  /** As large as the window on a phone, for long content. */
  fillsPhone?: boolean;
  /** No backdrop, so that changes to the page are visible. */
  clear?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

export function Dialog({ open, ...rest }: DialogProps) {
  const part = useLater(panel, open);
  return part && createElement(part, rest);
}
