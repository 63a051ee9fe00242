/** Confirms before unsaved changes are lost by navigation, Back or closing the window. */
import { css } from "#generated/styles/css/index.js";
import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
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
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && !(withinPage && current.pathname === next.pathname),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <Dialog
      open
      role="alertdialog"
      title={words?.title ?? t("crud.leaveTitle")}
      onClose={blocker.reset}
      footer={
        <>
          <Button onClick={blocker.proceed} className={css({ color: "danger.text" })}>
            {words?.leave ?? t("crud.leave")}
          </Button>
          <Button data-autofocus variant="solid" onClick={blocker.reset}>
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
