/** Above 99 the pill shows "99+"; the text below has the exact number. */
import { Mail } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#src/ui/kit/button.tsx";
import { CountBadge } from "#src/ui/gallery/parts/count-badge.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const max = 99;

export function Counts() {
  const t = useText();
  const [count, setCount] = useState(96);
  const unread = t("showcase-overlays.pillBadges.unread", { count });
  return (
    <Stack>
      <Row css={{ gap: "5" }}>
        <CountBadge count={count} max={max}>
          <IconButton variant="outline" label={unread}>
            <Mail size={16} aria-hidden />
          </IconButton>
        </CountBadge>
        <CountBadge count={count} max={max} css={{ colorPalette: "info" }}>
          <IconButton variant="outline" label={unread}>
            <Mail size={16} aria-hidden />
          </IconButton>
        </CountBadge>
        <CountBadge dot count={count} css={{ colorPalette: "success" }}>
          <IconButton variant="outline" label={unread}>
            <Mail size={16} aria-hidden />
          </IconButton>
        </CountBadge>
      </Row>
      <Row css={{ gap: "2" }}>
        <Button size="sm" onClick={() => setCount(count + 1)}>
          {t("showcase-overlays.pillBadges.another")}
        </Button>
        <Button size="sm" disabled={count === 0} onClick={() => setCount(0)}>
          {t("showcase-overlays.pillBadges.readAll")}
        </Button>
      </Row>
      <Result>{unread}</Result>
    </Stack>
  );
}
