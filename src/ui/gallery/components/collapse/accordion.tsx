/** Opening one item closes the others, unless several may be open. */
import { useState } from "react";
import { Accordion as Questions } from "#src/ui/kit/accordion.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { questionsOf } from "./questions.ts";

export function Accordion() {
  const t = useText();
  const [several, setSeveral] = useState(false);
  const [open, setOpen] = useState(["when"]);
  const items = questionsOf(t);
  return (
    <Stack>
      <Row>
        <Switch
          size="sm"
          checked={several}
          onChange={(next) => {
            setSeveral(next);
            if (!next) setOpen(open.slice(0, 1));
          }}
        >
          {t("showcase-frames.collapse.several")}
        </Switch>
        <Button size="sm" disabled={!several} onClick={() => setOpen(items.map(({ name }) => name))}>
          {t("showcase-frames.collapse.openAll")}
        </Button>
        <Button size="sm" disabled={open.length === 0} onClick={() => setOpen([])}>
          {t("showcase-frames.collapse.closeAll")}
        </Button>
      </Row>
      <Questions single={!several} items={items} open={open} onOpenChange={setOpen} />
    </Stack>
  );
}
