/** In the centre or at the side. */
import { useState } from "react";
import { AlertDialog } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sides = ["start", "center", "end"] as const;

export function Positions() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<(typeof sides)[number]>("center");
  const close = (): void => setOpen(false);
  return (
    <Row>
      {sides.map((each) => (
        <Button
          key={each}
          aria-haspopup="dialog"
          onClick={() => {
            setSide(each);
            setOpen(true);
          }}
        >
          {t(`showcase-dialogs.sweetAlert.position.${each}`)}
        </Button>
      ))}
      <AlertDialog
        open={open}
        onClose={close}
        side={side}
        kind="info"
        title={t("showcase-dialogs.sweetAlert.kind.info")}
        footer={
          <Button variant="solid" data-autofocus onClick={close}>
            {t("common.close")}
          </Button>
        }
      >
        <p>{t("showcase-dialogs.sweetAlert.says.info")}</p>
      </AlertDialog>
    </Row>
  );
}
