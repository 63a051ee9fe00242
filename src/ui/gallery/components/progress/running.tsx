/** Started by a button: indeterminate, then with percentage, and announced when done. */
import { useEffect, useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Progress } from "#src/ui/kit/progress.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const step = 300;
const steps = 12;
/** Steps without a known total. */
const unknown = 4;

export function Running() {
  const t = useText();
  const [at, setAt] = useState<number | null>(null);
  const running = at !== null && at < steps;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAt((before) => (before ?? 0) + 1), step);
    return () => clearTimeout(timer);
  }, [at, running]);
  const value = at === null ? 0 : at < unknown ? null : (at - unknown) / (steps - unknown);
  return (
    <Stack>
      <Progress label={t("showcase-signs.progress.payRun")} value={value} />
      <Row>
        <Button loading={running} onClick={() => setAt(0)}>
          {t("showcase-signs.progress.start")}
        </Button>
        <Result>{at === steps && t("showcase-signs.progress.finished")}</Result>
      </Row>
    </Stack>
  );
}
