/** Adjustable progress bar in three heights. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Progress } from "#src/ui/kit/progress.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Bar() {
  const t = useText();
  const intl = useIntl();
  const [value, setValue] = useState(0.4);
  const move = (by: number): void => setValue(Math.max(0, Math.min(1, Math.round((value + by) * 10) / 10)));
  const label = t("showcase-signs.progress.done");
  return (
    <Stack>
      <Progress label={label} size="sm" value={value} />
      <Progress label={label} value={value} />
      <Progress label={label} size="lg" value={value} written={intl.formatNumber(value, { style: "percent" })} />
      <Row css={{ gap: "2" }}>
        <Button size="sm" disabled={value === 0} onClick={() => move(-0.1)}>
          {t("showcase-signs.progress.less")}
        </Button>
        <Button size="sm" disabled={value === 1} onClick={() => move(0.1)}>
          {t("showcase-signs.progress.more")}
        </Button>
      </Row>
    </Stack>
  );
}
