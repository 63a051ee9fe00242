/** One value, applied at once. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Single() {
  const t = useText();
  const format = useFormat();
  const [percent, setPercent] = useState(60);
  return (
    <Stack>
      <Slider
        label={t("showcase-inputs.slider.opacity")}
        values={[percent]}
        onChange={([next]) => setPercent(next ?? 0)}
        format={(value) => format.number(value / 100, { style: "percent" })}
      />
      <div className={css({ borderRadius: "control", bg: "inset" })}>
        <div className={css({ h: "12", borderRadius: "control", bg: "accent" })} style={{ opacity: percent / 100 }} />
      </div>
    </Stack>
  );
}
