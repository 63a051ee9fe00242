/** Panels mount on first use and keep their state. */
import { useId, useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const shifts = ["morning", "noon", "evening"] as const;
type Shift = (typeof shifts)[number];

export function Lazy() {
  const t = useText();
  const id = useId();
  const [shift, setShift] = useState<Shift>("morning");
  const [made, setMade] = useState<readonly Shift[]>(["morning"]);
  const choose = (next: Shift): void => {
    setShift(next);
    setMade(made.includes(next) ? made : [...made, next]);
  };
  return (
    <Stack>
      <Tabs
        id={id}
        look="pills"
        label={t("showcase-overlays.pills.roster")}
        value={shift}
        onChange={choose}
        tabs={shifts.map((name) => ({ name, label: t(`showcase-overlays.shift.${name}`) }))}
      />
      <TabPanel id={id} value={shift}>
        {made.map((name) => (
          <div key={name} hidden={name !== shift}>
            <LabelledCheckbox>{t(`showcase-overlays.on.${name}`)}</LabelledCheckbox>
          </div>
        ))}
      </TabPanel>
      <Result>{t("showcase-overlays.tabs.made", { count: made.length, all: shifts.length })}</Result>
    </Stack>
  );
}
