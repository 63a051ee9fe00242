/** Spinner colours. */
import { css } from "#generated/styles/css/index.js";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Spinner } from "#src/ui/gallery/parts/spinner.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Colours() {
  const t = useText();
  return (
    <Row css={{ gap: "5" }}>
      {tones.map((tone) => (
        <span key={tone} className={css({ display: "inline-flex", alignItems: "center", gap: "2" })}>
          <Spinner tone={tone} label="" />
          {t(`showcase.tone.${tone}`)}
        </span>
      ))}
    </Row>
  );
}
