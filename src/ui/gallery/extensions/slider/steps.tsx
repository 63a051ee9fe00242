/** Steps of two hours, with marks. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Steps() {
  const t = useText();
  const [hours, setHours] = useState(8);
  const [marked, setMarked] = useState(true);
  const nameOf = (count: number): string => t("showcase-inputs.slider.hours", { count });
  return (
    <Stack>
      <Switch size="sm" checked={marked} onChange={setMarked}>
        {t("showcase-inputs.slider.marks")}
      </Switch>
      <Slider
        label={t("showcase-inputs.slider.shift")}
        values={[hours]}
        onChange={([next]) => setHours(next ?? 0)}
        min={2}
        max={12}
        step={2}
        largeStep={4}
        format={nameOf}
        {...(marked && { marks: [2, 4, 6, 8, 10, 12].map((value) => ({ value, label: nameOf(value) })) })}
      />
    </Stack>
  );
}
