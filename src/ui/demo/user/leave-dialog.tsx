/** Asks before typed entries are left behind. */
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useText } from "../../messages/use-text.ts";

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      role="alertdialog"
      title={t("crud.leaveTitle")}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave} color="danger.text">
            {t("crud.leave")}
          </Button>
          <Button data-autofocus variant="solid" onClick={onStay}>
            {t("crud.stay")}
          </Button>
        </>
      }
    >
      {t("crud.leaveText")}
    </Dialog>
  );
}
