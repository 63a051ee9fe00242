/** Horizontal, stacked on phones. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { ListGroup, ListItem } from "#src/ui/gallery/parts/list-group.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const facts = ["grade", "since", "place", "manager"] as const;

export function Horizontal() {
  const t = useText();
  const [horizontal, setHorizontal] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={horizontal} onChange={setHorizontal}>
        {t("showcase-lists.list-group.sideBySide")}
      </Switch>
      <ListGroup horizontal={horizontal} aria-label="Mei Tan">
        {facts.map((fact) => (
          <ListItem key={fact}>
            <span>
              <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                {t(`showcase-lists.list-group.fact.${fact}`)}
              </span>
              {t(`showcase-lists.list-group.factOf.${fact}`)}
            </span>
          </ListItem>
        ))}
      </ListGroup>
    </Stack>
  );
}
