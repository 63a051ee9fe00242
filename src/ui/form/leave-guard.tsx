/** Confirms before unsaved changes are lost by navigation, Back, closing the window or the dialog around the form. */
import { css } from "#generated/styles/css/index.js";
import { useBlocker } from "@tanstack/react-router";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { useDialogGuard } from "../kit/dialog-guard.ts";
import { Dialog } from "../kit/dialog.tsx";
import { useText } from "../messages/use-text.ts";

export interface LeaveWords {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
}

interface GuardOptions {
  /** A change of search on the same page, such as a tab, does not ask. */
  readonly withinPage?: boolean;
  readonly words?: LeaveWords | undefined;
}

export function useLeaveGuard(isDirty: () => boolean, { withinPage = false, words }: GuardOptions = {}): ReactNode {
  const t = useText();
  // Closing the dialog may itself navigate: it must not ask twice.
  const leaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !leaving.current && isDirty() && !(withinPage && current.pathname === next.pathname),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const [closeDialog, setCloseDialog] = useState<() => void>();
  useDialogGuard((close) => {
    const dirty = isDirty();
    if (dirty) setCloseDialog(() => close);
    return dirty;
  });
  const leave = (): void => {
    leaving.current = true;
    closeDialog?.();
  };
  const asked =
    blocker.status === "blocked"
      ? { leave: blocker.proceed, stay: blocker.reset }
      : closeDialog && { leave, stay: () => setCloseDialog(undefined) };
  if (!asked) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      title={words?.title ?? t("crud.leaveTitle")}
      onClose={asked.stay}
      footer={
        <>
          <Button onClick={asked.leave} className={css({ color: "danger.text" })}>
            {words?.leave ?? t("crud.leave")}
          </Button>
          <Button data-autofocus variant="solid" onClick={asked.stay}>
            {words?.stay ?? t("crud.stay")}
          </Button>
        </>
      }
    >
      {words?.text ?? t("crud.leaveText")}
    </Dialog>
  );
}

/** Component version of the guard. */
export function LeaveGuard({ isDirty, ...options }: GuardOptions & { isDirty: () => boolean }): ReactNode {
  return useLeaveGuard(isDirty, options);
}
