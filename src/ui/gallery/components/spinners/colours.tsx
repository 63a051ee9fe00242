/** Spinner colours. */
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Spinner } from "#src/ui/gallery/parts/spinner.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Colours() {
  const t = useText();
  return (
    <Row css={{ gap: "5" }}>
      {tones.map((tone) => (
        <Spinner key={tone} tone={tone} label={t(`showcase.tone.${tone}`)} />
      ))}
    </Row>
  );
}
