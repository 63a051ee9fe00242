/** Yes and no have their own results. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { AlertDialog } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Confirm() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<"cancelled" | "kept">();
  const decide = (next: "cancelled" | "kept"): void => {
    setAnswer(next);
    setOpen(false);
  };
  return (
    <Stack>
      <Row>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("showcase-dialogs.open")}
        </Button>
      </Row>
      <Result>{answer && t(`showcase-dialogs.sweetAlert.${answer}`)}</Result>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        kind="warning"
        title={t("showcase-dialogs.sweetAlert.cancelShift")}
        footer={
          <>
            <Button data-autofocus onClick={() => decide("kept")}>
              {t("showcase-dialogs.sweetAlert.no")}
            </Button>
            <Button variant="solid" className={css({ colorPalette: "danger" })} onClick={() => decide("cancelled")}>
              {t("showcase-dialogs.sweetAlert.yes")}
            </Button>
          </>
        }
      >
        <p>{t("showcase-dialogs.sweetAlert.cancelMore")}</p>
      </AlertDialog>
    </Stack>
  );
}
