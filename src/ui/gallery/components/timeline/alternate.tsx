/** Alternating sides in wide windows. */
import { Coffee, MapPin, Rocket, Store } from "lucide-react";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Timeline, TimelineItem } from "#src/ui/kit/timeline.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const events = [
  ["third", Store, "accent", "2026"],
  ["app", Rocket, "info", "2025"],
  ["second", MapPin, "warning", "2023"],
  ["first", Coffee, "success", "2019"],
] as const;
const looks = ["alternate", "start"] as const;

export function Alternate() {
  const t = useText();
  const [look, setLook] = useState<(typeof looks)[number]>("alternate");
  return (
    <Stack>
      <Segmented
        label={t("showcase-overlays.look")}
        value={look}
        onChange={setLook}
        options={looks.map((value) => ({ value, label: t(`showcase-overlays.timeline.at.${value}`) }))}
      />
      <Timeline look={look} label={t("showcase-overlays.timeline.company")}>
        {events.map(([name, Icon, tone, year]) => (
          <TimelineItem
            key={name}
            icon={<Icon size={14} aria-hidden />}
            tone={tone}
            when={year}
            title={<strong>{t(`showcase-overlays.timeline.${name}`)}</strong>}
          >
            <p>{t(`showcase-overlays.timeline.${name}Says`)}</p>
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  );
}
