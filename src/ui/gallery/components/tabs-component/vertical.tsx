/** Vertical tabs with up and down arrow keys. */
import { css } from "#generated/styles/css/index.js";
import { useId, useState } from "react";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { icons, parts, type Part } from "./record.ts";

export function Vertical() {
  const t = useText();
  const id = useId();
  const [part, setPart] = useState<Part>("overview");
  const tabs = parts.map((name) => {
    const Icon = icons[name];
    return { name, label: t(`showcase-overlays.part.${name}`), icon: <Icon size={16} aria-hidden /> };
  });
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(0, 1fr)" },
      })}
    >
      <Tabs vertical id={id} label={t("showcase-overlays.record")} value={part} onChange={setPart} tabs={tabs} />
      <TabPanel id={id} value={part} plain>
        {t(`showcase-overlays.says.${part}`)}
      </TabPanel>
    </div>
  );
}
