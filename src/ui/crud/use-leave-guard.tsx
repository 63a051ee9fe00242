/** Asks before typed entries are left behind: by a link, by Back, or with the window. */
import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useText } from "../messages/use-text.ts";

export function useLeaveGuard(isDirty: () => boolean): ReactNode {
  const t = useText();
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  if (blocker.status !== "blocked") return null;
  return (
    <Dialog
      open
      role="alertdialog"
      title={t("crud.leaveTitle")}
      onClose={blocker.reset}
      footer={
        <>
          <Button onClick={blocker.proceed} color="danger.text">
            {t("crud.leave")}
          </Button>
          <Button data-autofocus variant="solid" onClick={blocker.reset}>
            {t("crud.stay")}
          </Button>
        </>
      }
    >
      {t("crud.leaveText")}
    </Dialog>
  );
}
