/** Counts down and closes, unless it is kept open. */
import { useEffect, useState } from "react";
import { AlertDialog } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const times = ["3", "6", "10"] as const;

export function AutoClose() {
  const t = useText();
  const [time, setTime] = useState<(typeof times)[number]>("6");
  const [left, setLeft] = useState<number>();
  const [kept, setKept] = useState(false);
  const open = left !== undefined && left > 0;
  useEffect(() => {
    if (!open || kept) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [open, kept, left]);
  const close = (): void => setLeft(undefined);
  return (
    <Row>
      <Segmented
        label={t("showcase-dialogs.toastr.duration")}
        value={time}
        onChange={setTime}
        options={times.map((value) => ({
          value,
          label: t("showcase-dialogs.toastr.seconds", { count: Number(value) }),
        }))}
      />
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setKept(false);
          setLeft(Number(time));
        }}
      >
        {t("showcase-dialogs.open")}
      </Button>
      <AlertDialog
        open={open}
        onClose={close}
        kind="success"
        title={t("showcase-dialogs.sweetAlert.published")}
        footer={
          <>
            {!kept && <Button onClick={() => setKept(true)}>{t("showcase-dialogs.sweetAlert.stay")}</Button>}
            <Button variant="solid" data-autofocus onClick={close}>
              {t("common.close")}
            </Button>
          </>
        }
      >
        <p>
          {kept
            ? t("showcase-dialogs.sweetAlert.publishedMore")
            : t("showcase-dialogs.sweetAlert.closesIn", { count: left ?? 0 })}
        </p>
      </AlertDialog>
    </Row>
  );
}
