/** Slider and number field for the same value. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function WithInput() {
  const t = useText();
  const [volume, setVolume] = useState(35);
  return (
    <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: "5" })}>
      <div className={css({ flex: "1 1 12rem", minW: "0", pb: "1.5" })}>
        <Slider
          bare
          label={t("showcase-inputs.slider.volume")}
          values={[volume]}
          onChange={([next]) => setVolume(next ?? 0)}
        />
      </div>
      <Field label={t("showcase-inputs.slider.volume")}>
        <Input
          type="number"
          css={{ w: "24" }}
          min={0}
          max={100}
          value={volume}
          onChange={({ target }) => setVolume(Math.max(0, Math.min(100, target.valueAsNumber || 0)))}
        />
      </Field>
    </div>
  );
}
