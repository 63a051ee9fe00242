/** Live timeline: new events are announced, earlier ones load on demand. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Timeline, TimelineItem } from "#src/ui/kit/timeline.tsx";
import { VisuallyHidden } from "#src/ui/kit/visually-hidden.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

/** A clock-in for each of these days of the month. */
const days = Array.from({ length: 12 }, (_, index) => 12 - index);
const step = 3;

export function Growing() {
  const t = useText();
  const format = useFormat();
  const [shown, setShown] = useState(step);
  const [added, setAdded] = useState<readonly number[]>([]);
  const list = [...added, ...days.slice(0, shown)];
  const says = (day: number): string =>
    t("showcase-overlays.timeline.clockedIn", { name: day % 2 === 0 ? "Desmond Lau" : "Nadia Osman" });
  const newest = added[0];
  return (
    <Stack>
      <Row>
        <Button onClick={() => setAdded([(list[0] ?? 0) + 1, ...added])} disabled={added.length >= 6}>
          {t("showcase-overlays.timeline.clockIn")}
        </Button>
      </Row>
      <VisuallyHidden role="status">{newest !== undefined && says(newest)}</VisuallyHidden>
      <Timeline label={t("showcase-overlays.timeline.clockIns")}>
        {list.map((day) => (
          <TimelineItem
            key={day}
            tone={added.includes(day) ? "accent" : "neutral"}
            when={format.date(`2026-11-${String(day).padStart(2, "0")}`)}
            title={says(day)}
          />
        ))}
      </Timeline>
      <Button
        size="sm"
        variant="ghost"
        disabled={shown >= days.length}
        onClick={() => setShown(shown + step)}
        className={css({ justifySelf: "start" })}
      >
        {t("showcase-overlays.timeline.earlier")}
      </Button>
    </Stack>
  );
}
