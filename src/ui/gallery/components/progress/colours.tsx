/** Colours by status, with optional animated stripes. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Progress } from "#src/ui/kit/progress.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Colours() {
  const t = useText();
  const [striped, setStriped] = useState(true);
  const [animated, setAnimated] = useState(false);
  return (
    <Stack>
      <Row>
        <Switch size="sm" checked={striped} onChange={setStriped}>
          {t("showcase-signs.progress.striped")}
        </Switch>
        <Switch size="sm" checked={animated} disabled={!striped} onChange={setAnimated}>
          {t("showcase-signs.progress.moving")}
        </Switch>
      </Row>
      {tones.map((tone, index) => (
        <Progress
          key={tone}
          label={t(`showcase.tone.${tone}`)}
          tone={tone}
          value={0.3 + index * 0.1}
          striped={striped}
          animated={animated}
        />
      ))}
    </Stack>
  );
}
