/** Confirmation that names the object; the safe button has the focus. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { ConfirmDialog } from "#src/ui/kit/confirm-dialog.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Confirm() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <Stack>
      <Row>
        <Button
          variant="subtle"
          aria-haspopup="dialog"
          disabled={!there}
          onClick={() => setOpen(true)}
          className={css({ colorPalette: "danger" })}
        >
          {t("common.delete")}
        </Button>
        <Button disabled={there} onClick={() => setThere(true)}>
          {t("showcase.reset")}
        </Button>
      </Row>
      <Result>{t(there ? "showcase-actions.modals.there" : "showcase-actions.modals.gone")}</Result>
      <ConfirmDialog
        open={open}
        danger
        title={t("showcase-actions.modals.deleteTitle")}
        action={t("common.delete")}
        onConfirm={() => setThere(false)}
        onClose={() => setOpen(false)}
      >
        {t("showcase-actions.modals.deleteWhy")}
      </ConfirmDialog>
    </Stack>
  );
}
