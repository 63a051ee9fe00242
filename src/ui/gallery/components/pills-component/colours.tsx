/** Colours of the selected pill. */
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;
const shifts = ["morning", "noon", "evening"] as const;

export function Colours() {
  const t = useText();
  const id = useId();
  const [tone, setTone] = useState<(typeof tones)[number]>("accent");
  const [shift, setShift] = useState<(typeof shifts)[number]>("morning");
  return (
    <Stack>
      <Segmented
        label={t("showcase.colour")}
        value={tone}
        onChange={setTone}
        options={tones.map((value) => ({ value, label: t(`showcase.tone.${value}`) }))}
      />
      <Tabs
        id={id}
        look="pills"
        tone={tone}
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
