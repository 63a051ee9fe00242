/** Tints for warning and success. */
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { tip } from "#src/ui/gallery/parts/tip.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["neutral", "accent", "success", "warning", "danger", "info"] as const;

export function Tones() {
  const t = useText();
  return (
    <Row>
      {tones.map((tone) => (
        <Button key={tone} {...tip(t(`showcase-overlays.state.${tone}`), { tone })}>
          {t(`showcase.tone.${tone}`)}
        </Button>
      ))}
    </Row>
  );
}
