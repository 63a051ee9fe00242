/** Dots coloured by outcome, which the text states too. */
import { useFormat } from "#src/ui/kit/format.tsx";
import { Timeline, TimelineItem } from "#src/ui/kit/timeline.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const events = [
  ["paid", "success", "2026-10-28"],
  ["refused", "danger", "2026-10-27"],
  ["warned", "warning", "2026-10-26"],
  ["begun", "info", "2026-10-24"],
] as const;

export function Points() {
  const t = useText();
  const format = useFormat();
  return (
    <Timeline label={t("showcase-overlays.timeline.payRun")}>
      {events.map(([name, tone, day]) => (
        <TimelineItem key={name} tone={tone} when={format.date(day)} title={t(`showcase-overlays.timeline.${name}`)} />
      ))}
    </Timeline>
  );
}
