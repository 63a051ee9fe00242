/** Blocks the whole page with a dialog that only its own buttons close. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Dialog } from "../../kit/dialog.tsx";
import { Spinner } from "./spinner.tsx";

interface BusyPageProps {
  busy: boolean;
  label: string;
  /** Below the label, such as progress or cancel. */
  children?: ReactNode;
}

export function BusyPage({ busy, label, children }: BusyPageProps) {
  return (
    <Dialog open={busy} bare role="alertdialog" title={label} width="16rem">
      <div
        className={css({ display: "grid", justifyItems: "center", gap: "3", px: "4", py: "3", textAlign: "center" })}
      >
        <Spinner label="" />
        <p>{label}</p>
        {children}
      </div>
    </Dialog>
  );
}
