/** Two thumbs, at least 500 dollars apart. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const salaries = [2100, 2800, 3200, 3650, 4100, 4800, 5500, 6900, 8200];

export function Range() {
  const t = useText();
  const format = useFormat();
  const [range, setRange] = useState<readonly number[]>([2500, 6000]);
  const [from = 0, to = 0] = range;
  return (
    <Stack>
      <Slider
        label={t("showcase-inputs.slider.salary")}
        thumbs={[t("showcase-inputs.slider.from"), t("showcase-inputs.slider.to")]}
        values={range}
        onChange={setRange}
        min={1500}
        max={9000}
        step={500}
        largeStep={1000}
        format={(dollars) => format.money(dollars * 100)}
      />
      <Result>
        {t("showcase-inputs.slider.within", {
          count: salaries.filter((salary) => salary >= from && salary <= to).length,
          total: salaries.length,
        })}
      </Result>
    </Stack>
  );
}
