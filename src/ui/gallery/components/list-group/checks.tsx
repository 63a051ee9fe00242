/** The whole row toggles its checkbox. */
import { useState } from "react";
import { Checkbox } from "#src/ui/kit/checkbox.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { ListCheck, ListGroup } from "#src/ui/gallery/parts/list-group.tsx";
import { toggled } from "#src/ui/kit/toggled.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const steps = ["contract", "bank", "badge", "tour"] as const;

export function Checks() {
  const t = useText();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set(["contract"]));
  return (
    <Stack>
      <ListGroup aria-label={t("showcase-lists.list-group.firstDay")}>
        {steps.map((step) => (
          <ListCheck
            key={step}
            box={<Checkbox checked={done.has(step)} onChange={() => setDone(toggled(done, step))} />}
          >
            {t(`showcase-lists.list-group.step.${step}`)}
          </ListCheck>
        ))}
      </ListGroup>
      <Result>{t("showcase-lists.list-group.done", { count: done.size, total: steps.length })}</Result>
    </Stack>
  );
}
