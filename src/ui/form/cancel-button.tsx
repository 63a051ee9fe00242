/** Cancel button of a form in a dialog: closes it, after asking if there are unsaved changes. */
import type { ComponentProps } from "react";
import { Button } from "../kit/button.tsx";
import { useDialogClose } from "../kit/dialog-guard.ts";
import { useText } from "../messages/use-text.ts";

export function CancelButton(props: Omit<ComponentProps<typeof Button>, "onClick">) {
  const t = useText();
  return (
    <Button {...props} onClick={useDialogClose()}>
      {t("common.cancel")}
    </Button>
  );
}
