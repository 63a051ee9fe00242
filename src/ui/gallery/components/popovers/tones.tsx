/** Tints for success, warning and error. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Popover } from "#src/ui/kit/popover.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info"] as const;

export function Tones() {
  const t = useText();
  return (
    <Row>
      {tones.map((tone) => (
        <Popover
          key={tone}
          tone={tone}
          label={t(`showcase.tone.${tone}`)}
          trigger={(props) => <Button {...props}>{t(`showcase.tone.${tone}`)}</Button>}
        >
          {() => (
            <>
              <h3 className={css({ fontWeight: "semibold" })}>{t(`showcase.tone.${tone}`)}</h3>
              <p>{t(`showcase-overlays.state.${tone}`)}</p>
            </>
          )}
        </Popover>
      ))}
    </Row>
  );
}
