/** Long content scrolls between the fixed title and buttons. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Dialog } from "#src/ui/kit/dialog.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const paragraphs = 24;

export function Scrolling() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("showcase-actions.modals.read")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t("showcase-actions.modals.terms")}
        footer={
          <Button data-autofocus variant="solid" onClick={close}>
            {t("showcase-actions.modals.accept")}
          </Button>
        }
      >
        <div className={css({ display: "grid", gap: "3" })} role="group" tabIndex={0}>
          {Array.from({ length: paragraphs }, (_, index) => (
            <p key={index}>{`${index + 1}. ${t("showcase-actions.modals.sentence")}`}</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}
