/** Sends a request and shows the answer in the same dialog. */
import { useState } from "react";
import { useListEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import { AlertDialog } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { problemText } from "#src/ui/kit/problem.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Request() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useListEmployeeRows({}, { enabled: false });
  const close = (): void => setOpen(false);
  const count = data?.length;
  return (
    <Row>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("showcase-dialogs.sweetAlert.count")}
      </Button>
      <AlertDialog
        open={open}
        onClose={close}
        kind={error ? "danger" : count === undefined ? "info" : "success"}
        title={t("showcase-dialogs.sweetAlert.count")}
        footer={
          <>
            <Button onClick={close}>{t("common.close")}</Button>
            <Button variant="solid" data-autofocus loading={isFetching} onClick={() => void refetch()}>
              {t("showcase-dialogs.sweetAlert.ask")}
            </Button>
          </>
        }
      >
        <p role="status">
          {error
            ? problemText(t, error)
            : count === undefined
              ? t("showcase-dialogs.sweetAlert.countMore")
              : t("showcase-dialogs.sweetAlert.counted", { count })}
        </p>
      </AlertDialog>
    </Row>
  );
}
