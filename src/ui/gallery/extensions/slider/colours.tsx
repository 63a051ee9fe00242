/** The palettes of the product, and disabled. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const palettes = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Colours() {
  const t = useText();
  const [value, setValue] = useState(50);
  const [disabled, setDisabled] = useState(false);
  return (
    <Stack>
      <Switch size="sm" checked={disabled} onChange={setDisabled}>
        {t("showcase.disabled")}
      </Switch>
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
        })}
      >
        {palettes.map((palette) => (
          <Slider
            key={palette}
            label={t(`showcase.tone.${palette}`)}
            shown={false}
            palette={palette}
            disabled={disabled}
            values={[value]}
            onChange={([next]) => setValue(next ?? 0)}
          />
        ))}
      </div>
    </Stack>
  );
}
