/** Four kinds, each with icon and words. */
import { useState } from "react";
import { AlertDialog, alertKinds, type AlertKind } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Icons() {
  const t = useText();
  const [shown, setShown] = useState<AlertKind>();
  const kind = shown ?? "info";
  const close = (): void => setShown(undefined);
  return (
    <Row>
      {alertKinds.map((each) => (
        <Button key={each} aria-haspopup="dialog" onClick={() => setShown(each)}>
          {t(`showcase-dialogs.sweetAlert.kind.${each}`)}
        </Button>
      ))}
      <AlertDialog
        open={shown !== undefined}
        onClose={close}
        kind={kind}
        title={t(`showcase-dialogs.sweetAlert.kind.${kind}`)}
        footer={
          <Button variant="solid" data-autofocus onClick={close}>
            {t("common.close")}
          </Button>
        }
      >
        <p>{t(`showcase-dialogs.sweetAlert.says.${kind}`)}</p>
      </AlertDialog>
    </Row>
  );
}
