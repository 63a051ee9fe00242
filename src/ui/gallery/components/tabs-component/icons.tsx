/** Tabs with icons, counts, and a disabled one that arrow keys skip. */
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { icons, parts, type Part } from "./record.ts";

const waiting: Partial<Record<Part, number>> = { documents: 12 };

export function Icons() {
  const t = useText();
  const id = useId();
  const [part, setPart] = useState<Part>("leave");
  const tabs = parts.map((name) => {
    const Icon = icons[name];
    const count = waiting[name];
    return {
      name,
      label: t(`showcase-overlays.part.${name}`),
      icon: <Icon size={16} aria-hidden />,
      disabled: name === "pay",
      ...(count !== undefined && { count }),
    };
  });
  return (
    <Stack>
      <Tabs id={id} label={t("showcase-overlays.record")} value={part} onChange={setPart} tabs={tabs} />
      <TabPanel id={id} value={part} plain>
        {t(`showcase-overlays.says.${part}`)}
      </TabPanel>
    </Stack>
  );
}
