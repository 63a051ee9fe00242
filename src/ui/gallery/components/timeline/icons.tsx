/** Icons by kind of event, neutral or in the colour of the outcome. */
import { BadgeCheck, FileSignature, Plane, UserPlus } from "lucide-react";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { Timeline, TimelineItem } from "#src/ui/kit/timeline.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const events = [
  ["leave", Plane, "info", "2026-09-14"],
  ["confirmed", BadgeCheck, "success", "2026-06-01"],
  ["signed", FileSignature, "accent", "2026-03-02"],
  ["joined", UserPlus, "warning", "2026-03-01"],
] as const;

export function Icons() {
  const t = useText();
  const format = useFormat();
  const [coloured, setColoured] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={coloured} onChange={setColoured}>
        {t("showcase-overlays.timeline.coloured")}
      </Switch>
      <Timeline label={t("showcase-overlays.timeline.employment")}>
        {events.map(([name, Icon, tone, day]) => (
          <TimelineItem
            key={name}
            icon={<Icon size={14} aria-hidden />}
            {...(coloured && { tone })}
            when={format.date(day)}
            title={t(`showcase-overlays.timeline.${name}`)}
          />
        ))}
      </Timeline>
    </Stack>
  );
}
