/** A title alone, or with a sentence. */
import { useState } from "react";
import { AlertDialog } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Basic() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Stack>
      <Switch size="sm" checked={more} onChange={setMore}>
        {t("showcase-dialogs.sweetAlert.withSentence")}
      </Switch>
      <Row>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("showcase-dialogs.open")}
        </Button>
      </Row>
      <AlertDialog
        open={open}
        onClose={close}
        title={t("showcase-dialogs.sweetAlert.published")}
        footer={
          <Button variant="solid" data-autofocus onClick={close}>
            {t("common.close")}
          </Button>
        }
      >
        {more && <p>{t("showcase-dialogs.sweetAlert.publishedMore")}</p>}
      </AlertDialog>
    </Stack>
  );
}
