/** Overflowing pills scroll, and the selected one stays in view. */
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`);

export function Scrolling() {
  const t = useText();
  const intl = useIntl();
  const id = useId();
  const [month, setMonth] = useState("2026-10");
  const nameOf = (each: string): string => intl.formatDate(`${each}-01`, { month: "long", timeZone: "UTC" });
  return (
    <Stack>
      <Tabs
        id={id}
        look="pills"
        label={t("showcase-overlays.tabs.months")}
        value={month}
        onChange={setMonth}
        tabs={months.map((name) => ({ name, label: nameOf(name) }))}
      />
      <TabPanel id={id} value={month} plain>
        {t("showcase-overlays.tabs.payRun", { month: nameOf(month), count: 30 + Number(month.slice(5)) })}
      </TabPanel>
    </Stack>
  );
}
