/** Natural, filled or equal widths. */
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const widths = ["content", "filled", "justified"] as const;
const parts = ["overview", "leave", "pay"] as const;

export function Widths() {
  const t = useText();
  const id = useId();
  const [width, setWidth] = useState<(typeof widths)[number]>("filled");
  const [part, setPart] = useState<(typeof parts)[number]>("overview");
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
        label={t("showcase-overlays.record")}
        widths={width}
        value={part}
        onChange={setPart}
        tabs={parts.map((name) => ({ name, label: t(`showcase-overlays.part.${name}`) }))}
      />
      <TabPanel id={id} value={part} plain>
        {t(`showcase-overlays.says.${part}`)}
      </TabPanel>
    </Stack>
  );
}
