/** Checkbox colours. */
import { css } from "#generated/styles/css/index.js";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Colours() {
  const t = useText();
  return (
    <Row css={{ columnGap: "5" }}>
      {tones.map((tone) => (
        <LabelledCheckbox key={tone} defaultChecked className={css({ colorPalette: tone })}>
          {t(`showcase.tone.${tone}`)}
        </LabelledCheckbox>
      ))}
    </Row>
  );
}
