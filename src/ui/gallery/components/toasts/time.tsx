/** Durations: two seconds, or until dismissed. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const times = { short: 2000, long: 8000, stays: null } as const;
type Time = keyof typeof times;

export function Time() {
  const t = useText();
  const [time, setTime] = useState<Time>("short");
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Segmented
        label={t("showcase-overlays.toasts.lasts")}
        value={time}
        onChange={setTime}
        options={(Object.keys(times) as Time[]).map((value) => ({
          value,
          label: t(`showcase-overlays.toasts.lasts.${value}`),
        }))}
      />
      <Button
        onClick={() =>
          toast({ kind: "info", durationMs: times[time], text: t(`showcase-overlays.toasts.lastsSays.${time}`) })
        }
      >
        {t("showcase-overlays.toasts.show")}
      </Button>
    </Stack>
  );
}
