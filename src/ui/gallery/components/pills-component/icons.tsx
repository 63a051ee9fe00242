/** Icons and counts; one pill is disabled. */
import { Moon, Sun, Sunrise } from "lucide-react";
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const shifts = { morning: [Sunrise, 6], noon: [Sun, 11], evening: [Moon, 4] } as const;
type Shift = keyof typeof shifts;
const names = Object.keys(shifts) as Shift[];

export function Icons() {
  const t = useText();
  const id = useId();
  const [shift, setShift] = useState<Shift>("morning");
  const [closed, setClosed] = useState(true);
  const close = (next: boolean): void => {
    setClosed(next);
    if (next && shift === "evening") setShift("morning");
  };
  const tabs = names.map((name) => {
    const [Icon, count] = shifts[name];
    return {
      name,
      count,
      label: t(`showcase-overlays.shift.${name}`),
      icon: <Icon size={16} aria-hidden />,
      disabled: closed && name === "evening",
    };
  });
  return (
    <Stack>
      <Switch size="sm" checked={closed} onChange={close}>
        {t("showcase-overlays.pills.closed")}
      </Switch>
      <Tabs
        id={id}
        look="pills"
        label={t("showcase-overlays.pills.roster")}
        value={shift}
        onChange={setShift}
        tabs={tabs}
      />
      <TabPanel id={id} value={shift} plain>
        {t(`showcase-overlays.on.${shift}`)}
      </TabPanel>
    </Stack>
  );
}
