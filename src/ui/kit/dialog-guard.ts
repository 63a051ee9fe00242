/** Lets what a dialog contains keep it open, such as a form with unsaved changes. */
import { createContext, use, useEffect, useRef } from "react";

/** Returns true if it takes over, for example to ask first; `close` then closes the dialog. */
type Guard = (close: () => void) => boolean;

interface OpenDialog {
  readonly guards: Set<Guard>;
  /** Closes the dialog unless a guard takes over. */
  readonly close: () => void;
}

export const OpenDialogContext = createContext<OpenDialog | null>(null);

/** Called when the dialog around it is about to be closed by the user. */
export function useDialogGuard(guard: Guard): void {
  const guards = use(OpenDialogContext)?.guards;
  const latest = useRef(guard);
  latest.current = guard;
  useEffect(() => {
    const ask: Guard = (close) => latest.current(close);
    guards?.add(ask);
    return () => void guards?.delete(ask);
  }, [guards]);
}

/** Closes the dialog around it as its close button would; undefined outside of dialogs. */
export function useDialogClose(): (() => void) | undefined {
  return use(OpenDialogContext)?.close;
}
