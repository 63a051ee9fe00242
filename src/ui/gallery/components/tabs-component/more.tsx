/** Overflowing tabs are in a menu; choosing one puts it last in the row. */
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { TabPanel } from "#src/ui/kit/tabs.tsx";
import { TabsWithMore } from "#src/ui/gallery/parts/tabs-with-more.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { parts, type Part } from "./record.ts";

export function More() {
  const t = useText();
  const id = useId();
  const [part, setPart] = useState<Part>("overview");
  return (
    <Stack>
      <TabsWithMore
        id={id}
        label={t("showcase-overlays.record")}
        moreLabel={t("showcase-overlays.more")}
        max={2}
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
