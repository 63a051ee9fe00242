/** Blocks the whole page for a few seconds, then restores the focus. */
import { useEffect, useState } from "react";
import { BusyPage } from "#src/ui/gallery/parts/busy-page.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const seconds = ["2", "30"] as const;

export function WholePage() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [length, setLength] = useState<(typeof seconds)[number]>("2");
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(
      () => {
        setBusy(false);
        setClosed((before) => before + 1);
      },
      Number(length) * 1000,
    );
    return () => clearTimeout(timer);
  }, [busy, length]);
  return (
    <Stack>
      <Row>
        <Segmented
          label={t("showcase-overlays.blockui.length")}
          value={length}
          onChange={setLength}
          options={seconds.map((value) => ({
            value,
            label: t("showcase-overlays.blockui.seconds", { count: Number(value) }),
          }))}
        />
        <Button onClick={() => setBusy(true)}>{t("showcase-overlays.blockui.closeMonth")}</Button>
      </Row>
      <Result>{t("showcase-overlays.blockui.monthsClosed", { count: closed })}</Result>
      <BusyPage busy={busy} label={t("showcase-overlays.blockui.closingMonth")}>
        <Button size="sm" onClick={() => setBusy(false)}>
          {t("showcase-overlays.blockui.stop")}
        </Button>
      </BusyPage>
    </Stack>
  );
}
