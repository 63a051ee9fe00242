/** Count inside a button; hidden at zero. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const queues = [
  ["leaves", "warning", 4],
  ["claims", "info", 12],
] as const;

export function Inside() {
  const t = useText();
  const [done, setDone] = useState(0);
  const open = queues.map(([name, tone, count]) => ({ name, tone, count: Math.max(0, count - done) }));
  return (
    <Stack>
      <Row>
        {open.map(({ name, tone, count }) => (
          <Button key={name} onClick={() => setDone(done + 1)}>
            {t(`showcase-overlays.pillBadges.${name}`)}
            {count > 0 && (
              <Tag pill tone={tone}>
                {count}
              </Tag>
            )}
          </Button>
        ))}
        <Button variant="ghost" disabled={done === 0} onClick={() => setDone(0)}>
          {t("showcase.reset")}
        </Button>
      </Row>
      <Result>
        {t("showcase-overlays.pillBadges.left", { count: open.reduce((sum, { count }) => sum + count, 0) })}
      </Result>
    </Stack>
  );
}
