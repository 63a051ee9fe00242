/** Closable alerts; closing moves the focus to the next control. */
import { useState } from "react";
import { Alert } from "#src/ui/kit/alert.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const notices = [
  ["leave", "info"],
  ["roster", "warning"],
  ["bank", "danger"],
] as const;
type Notice = (typeof notices)[number][0];

export function Closable() {
  const t = useText();
  const [closed, setClosed] = useState<readonly Notice[]>([]);
  const open = notices.filter(([name]) => !closed.includes(name));
  return (
    <Stack css={{ gap: "2" }}>
      {open.map(([name, tone]) => (
        <Alert
          key={name}
          tone={tone}
          title={t(`showcase-frames.alerts.notice.${name}`)}
          onClose={() => setClosed([...closed, name])}
        >
          {t(`showcase-frames.alerts.notice.${name}More`)}
        </Alert>
      ))}
      <Row>
        <Button size="sm" onClick={() => setClosed([])}>
          {t("showcase-frames.alerts.again")}
        </Button>
        <Result>{t("showcase-frames.alerts.open", { count: open.length })}</Result>
      </Row>
    </Stack>
  );
}
