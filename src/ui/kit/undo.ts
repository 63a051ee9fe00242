/** Ways back: Undo in the toast of a change, and Ctrl+Z or ⌘Z for as long as its page is open. */
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

/** Tells of a change that can be undone. What it gives back takes the offer away again, for a change that failed. */
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

/** Once on a page whose changes can be undone. */
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
      // Text fields undo their own text.
      if (
        target?.closest('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]') ||
        document.querySelector("dialog:modal")
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
