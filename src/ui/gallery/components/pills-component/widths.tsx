/** Natural, filled or equal widths. */
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const widths = ["content", "filled", "justified"] as const;
const shifts = ["morning", "noon", "evening"] as const;

export function Widths() {
  const t = useText();
  const id = useId();
  const [width, setWidth] = useState<(typeof widths)[number]>("justified");
  const [shift, setShift] = useState<(typeof shifts)[number]>("noon");
  return (
    <Stack>
      <Segmented
        label={t("showcase-overlays.width")}
        value={width}
        onChange={setWidth}
        options={widths.map((value) => ({ value, label: t(`showcase-overlays.width.${value}`) }))}
      />
      <Tabs
        id={id}
        look="pills"
        widths={width}
        label={t("showcase-overlays.pills.roster")}
        value={shift}
        onChange={setShift}
        tabs={shifts.map((name) => ({ name, label: t(`showcase-overlays.shift.${name}`) }))}
      />
      <TabPanel id={id} value={shift} plain>
        {t(`showcase-overlays.on.${shift}`)}
      </TabPanel>
    </Stack>
  );
}
