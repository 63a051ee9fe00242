/** Blocks the whole page with a native modal dialog, which traps the focus. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useEffect, useRef, type ReactNode } from "react";
import { BusyNote } from "./busy-frame.tsx";
import { Spinner } from "./spinner.tsx";

const Panel = chakra("dialog", {
  base: {
    m: "auto",
    maxW: "calc(100% - 2rem)",
    bg: "transparent",
    color: "text",
    border: "0",
    _open: { display: "block" },
    _backdrop: { bg: "scrim", animation: "fade-in 150ms ease-out" },
    _motionReduce: { animation: "none!" },
    _focusVisible: { outline: "none" },
  },
});

interface BusyPageProps {
  busy: boolean;
  label: string;
  /** Below the label, such as progress or cancel. */
  children?: ReactNode;
}

export function BusyPage({ busy, ...rest }: BusyPageProps) {
  return busy ? <OpenBusyPage {...rest} /> : null;
}

function OpenBusyPage({ label, children }: Omit<BusyPageProps, "busy">) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = panel.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Panel
      ref={panel}
      role="alertdialog"
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
    >
      <BusyNote>
        <Spinner label="" />
        <p>{label}</p>
        {children}
      </BusyNote>
    </Panel>
  );
}
