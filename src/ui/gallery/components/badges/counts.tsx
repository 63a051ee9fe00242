/** Count badges; above 99 "99+", and the accessible name includes the number. */
import { Bell } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#src/ui/kit/button.tsx";
import { CountBadge } from "#src/ui/gallery/parts/count-badge.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Counts() {
  const t = useText();
  const [count, setCount] = useState(98);
  return (
    <Stack>
      <Row css={{ gap: "5" }}>
        <CountBadge count={count}>
          <IconButton variant="outline" label={t("showcase-signs.badges.messages", { count })}>
            <Bell size={16} aria-hidden />
          </IconButton>
        </CountBadge>
        <CountBadge dot count={count}>
          <IconButton variant="outline" label={t("showcase-signs.badges.messages", { count })}>
            <Bell size={16} aria-hidden />
          </IconButton>
        </CountBadge>
      </Row>
      <Row css={{ gap: "2" }}>
        <Button size="sm" onClick={() => setCount(count + 1)}>
          {t("showcase-signs.badges.another")}
        </Button>
        <Button size="sm" disabled={count === 0} onClick={() => setCount(0)}>
          {t("showcase-signs.badges.readAll")}
        </Button>
      </Row>
    </Stack>
  );
}
