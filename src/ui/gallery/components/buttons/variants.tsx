/** Variants by importance: one solid button per page. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const variants = ["solid", "subtle", "outline", "ghost", "link"] as const;
const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Variants() {
  const t = useText();
  const [tone, setTone] = useState<(typeof tones)[number]>("accent");
  return (
    <Stack>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} className={css({ colorPalette: tone })}>
            {t(`showcase-actions.buttons.variant.${variant}`)}
          </Button>
        ))}
      </Row>
      <RadioGroup
        look="inline"
        label={t("showcase.colour")}
        value={tone}
        onChange={setTone}
        options={tones.map((value) => ({ value, label: t(`showcase.tone.${value}`) }))}
      />
    </Stack>
  );
}
