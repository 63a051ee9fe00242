/** Opened by click, hover or focus; click and Enter always work. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Popover } from "#src/ui/kit/popover.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const delays = ["0", "120", "800"] as const;
const says = "showcase-overlays.popovers.leaveSays";

export function Openings() {
  const t = useText();
  const [delay, setDelay] = useState<(typeof delays)[number]>("120");
  const label = t("showcase-overlays.popovers.leave");
  return (
    <Stack>
      <Segmented
        label={t("showcase-overlays.delay")}
        value={delay}
        onChange={setDelay}
        options={delays.map((value) => ({ value, label: t("showcase-overlays.ms", { count: Number(value) }) }))}
      />
      <Row>
        <Popover label={label} trigger={(props) => <Button {...props}>{t("showcase-overlays.opens.click")}</Button>}>
          {() => <p>{t(says)}</p>}
        </Popover>
        <Popover
          label={label}
          opens="hover"
          delay={Number(delay)}
          trigger={(props) => <Button {...props}>{t("showcase-overlays.opens.hover")}</Button>}
        >
          {() => <p>{t(says)}</p>}
        </Popover>
        <Popover
          label={label}
          opens="focus"
          trigger={(props) => <Button {...props}>{t("showcase-overlays.opens.focus")}</Button>}
        >
          {() => <p>{t(says)}</p>}
        </Popover>
      </Row>
    </Stack>
  );
}
