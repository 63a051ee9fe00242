/** The colour of a state, together with its icon and words. */
import { useState } from "react";
import { AlertDialog, alertKinds, type AlertKind } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Colours() {
  const t = useText();
  const [kind, setKind] = useState<AlertKind>("success");
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Row>
      {alertKinds.map((each) => (
        <Button
          key={each}
          aria-haspopup="dialog"
          onClick={() => {
            setKind(each);
            setOpen(true);
          }}
        >
          {t(`showcase.tone.${each}`)}
        </Button>
      ))}
      <AlertDialog
        open={open}
        onClose={close}
        kind={kind}
        title={t(`showcase-actions.modals.of.${kind}`)}
        footer={
          <Button variant="solid" data-autofocus onClick={close}>
            {t("common.close")}
          </Button>
        }
      >
        <p>{t(`showcase-actions.modals.of.${kind}More`)}</p>
      </AlertDialog>
    </Row>
  );
}
