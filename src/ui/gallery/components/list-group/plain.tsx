/** Rows with a count; without a frame inside a card. */
import { CalendarDays, FileText, Receipt } from "lucide-react";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { ListGroup, ListItem } from "#src/ui/gallery/parts/list-group.tsx";
import { Tag, type Tone } from "#src/ui/kit/status-dot.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const waiting = [
  ["leave", CalendarDays, 4, "accent"],
  ["claims", Receipt, 12, "warning"],
  ["contracts", FileText, 1, "neutral"],
] as const satisfies readonly (readonly [string, unknown, number, Tone])[];

export function Plain() {
  const t = useText();
  const [flush, setFlush] = useState(false);
  const [icons, setIcons] = useState(true);
  return (
    <Stack>
      <Row>
        <Switch size="sm" checked={flush} onChange={setFlush}>
          {t("showcase-lists.list-group.flush")}
        </Switch>
        <Switch size="sm" checked={icons} onChange={setIcons}>
          {t("showcase-lists.list-group.withIcons")}
        </Switch>
      </Row>
      <ListGroup flush={flush} aria-label={t("showcase-lists.list-group.waiting")}>
        {waiting.map(([name, Icon, count, tone]) => (
          <ListItem key={name} end={<Tag tone={tone}>{count}</Tag>}>
            {icons && <Icon size={16} aria-hidden />}
            {t(`showcase-lists.list-group.${name}`)}
          </ListItem>
        ))}
      </ListGroup>
    </Stack>
  );
}
