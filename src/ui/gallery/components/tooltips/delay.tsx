/** Hover delay; keyboard focus shows the tooltip at once. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { tip } from "#src/ui/gallery/parts/tip.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const delays = ["0", "400", "1200"] as const;

export function Delay() {
  const t = useText();
  const [delay, setDelay] = useState<(typeof delays)[number]>("400");
  const look = { delay: Number(delay) };
  return (
    <Stack>
      <Segmented
        label={t("showcase-overlays.delay")}
        value={delay}
        onChange={setDelay}
        options={delays.map((value) => ({ value, label: t("showcase-overlays.ms", { count: Number(value) }) }))}
      />
      <Row>
        <Button {...tip(t("showcase-overlays.tooltips.saveSays"), look)}>{t("showcase.save")}</Button>
        <Button {...tip(t("showcase-overlays.tooltips.sendSays"), look)}>{t("showcase.send")}</Button>
      </Row>
    </Stack>
  );
}
