/** The palettes of the product, and disabled. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Rating } from "#src/ui/gallery/parts/rating.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const palettes = ["warning", "accent", "success", "danger", "info", "neutral"] as const;

export function Colours() {
  const t = useText();
  const [value, setValue] = useState(3);
  const [disabled, setDisabled] = useState(false);
  return (
    <Stack>
      <Switch size="sm" checked={disabled} onChange={setDisabled}>
        {t("showcase.disabled")}
      </Switch>
      {palettes.map((palette) => (
        <Row key={palette}>
          <Rating
            label={t(`showcase.tone.${palette}`)}
            palette={palette}
            disabled={disabled}
            value={value}
            onChange={setValue}
          />
          {t(`showcase.tone.${palette}`)}
        </Row>
      ))}
    </Stack>
  );
}
