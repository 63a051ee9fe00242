/** Tab list with a panel. */
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { parts, type Part } from "./record.ts";

export function Basic() {
  const t = useText();
  const id = useId();
  const [part, setPart] = useState<Part>("overview");
  return (
    <Stack>
      <Tabs
        id={id}
        label={t("showcase-overlays.record")}
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
