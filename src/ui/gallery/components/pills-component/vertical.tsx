/** Vertical beside the panel, above it on phones. */
import { css } from "#generated/styles/css/index.js";
import { useId, useState } from "react";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { parts, type Part } from "../tabs-component/record.ts";

export function Vertical() {
  const t = useText();
  const id = useId();
  const [part, setPart] = useState<Part>("leave");
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(0, 1fr)" },
      })}
    >
      <Tabs
        vertical
        id={id}
        look="pills"
        label={t("showcase-overlays.record")}
        value={part}
        onChange={setPart}
        tabs={parts.map((name) => ({ name, label: t(`showcase-overlays.part.${name}`) }))}
      />
      <TabPanel id={id} value={part} plain>
        {t(`showcase-overlays.says.${part}`)}
      </TabPanel>
    </div>
  );
}
