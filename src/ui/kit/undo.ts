/** Undo from a toast, or with Ctrl+Z or ⌘Z while the page is open. */
import { useCallback, useEffect } from "react";
import { useText } from "../messages/use-text.ts";
import { dismissToast, toast } from "./toast.ts";

interface Step {
  readonly toastId: number;
  readonly run: () => void;
}

const maxSteps = 30;
let steps: readonly Step[] = [];

function withdraw(step: Step): void {
  steps = steps.filter((each) => each !== step);
  dismissToast(step.toastId);
}

/** Offers undo for a change; the returned function withdraws the offer if the change failed. */
type OfferUndo = (text: string, undo: () => void) => () => void;

export function useUndo(): OfferUndo {
  const t = useText();
  return useCallback(
    (text, undo) => {
      const run = (): void => {
        withdraw(step);
        undo();
      };
      const step: Step = { run, toastId: toast({ text, action: { label: t("shell.undo"), run } }) };
      steps = [...steps, step].slice(-maxSteps);
      return () => withdraw(step);
    },
    [t],
  );
}

/** Use once on pages with undo. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== "z" ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      const target = event.target instanceof Element ? event.target : null;
      // Text fields have their own undo.
      if (
        target?.closest('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]') ||
        document.querySelector("dialog:modal, [data-modal]")
      )
        return;
      const last = steps.at(-1);
      if (!last) return;
      event.preventDefault();
      last.run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      steps = [];
    };
  }, []);
}
