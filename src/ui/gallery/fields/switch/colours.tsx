/** Switch colours, also disabled. */
import { useState } from "react";
import { css } from "#generated/styles/css/index.js";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;
type Tone = (typeof tones)[number];

export function Colours() {
  const t = useText();
  const [on, setOn] = useState<readonly Tone[]>(tones);
  const [disabled, setDisabled] = useState(false);
  return (
    <Stack>
      <LabelledCheckbox checked={disabled} onChange={(event) => setDisabled(event.target.checked)}>
        {t("showcase.disabled")}
      </LabelledCheckbox>
      <Row css={{ columnGap: "6" }}>
        {tones.map((tone) => (
          <Switch
            key={tone}
            className={css({ colorPalette: tone })}
            disabled={disabled}
            checked={on.includes(tone)}
            onChange={(checked) => setOn(checked ? [...on, tone] : on.filter((each) => each !== tone))}
          >
            {t(`showcase.tone.${tone}`)}
          </Switch>
        ))}
      </Row>
    </Stack>
  );
}
