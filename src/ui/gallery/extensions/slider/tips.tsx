/** The value at the thumb instead of beside the label. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Tips() {
  const t = useText();
  const format = useFormat();
  const [share, setShare] = useState<readonly number[]>([20, 60]);
  return (
    <div className={css({ pt: "4" })}>
      <Slider
        tip
        shown={false}
        label={t("showcase-inputs.slider.share")}
        thumbs={[t("showcase-inputs.slider.from"), t("showcase-inputs.slider.to")]}
        values={share}
        onChange={setShare}
        step={5}
        format={(value) => format.number(value / 100, { style: "percent" })}
      />
    </div>
  );
}
