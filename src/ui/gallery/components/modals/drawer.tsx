/** Side drawer, which leaves the page visible. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Dialog } from "#src/ui/kit/dialog.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input, Textarea } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type Side = "start" | "end";

export function Drawer() {
  const t = useText();
  const [side, setSide] = useState<Side | null>(null);
  const close = (): void => setSide(null);
  return (
    <Row>
      <Button aria-haspopup="dialog" onClick={() => setSide("start")}>
        {t("showcase-actions.modals.fromStart")}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setSide("end")}>
        {t("showcase-actions.modals.fromEnd")}
      </Button>
      <Dialog
        open={side !== null}
        side={side ?? "end"}
        onClose={close}
        title={t("showcase-actions.modals.note")}
        footer={
          <Button variant="solid" onClick={close}>
            {t("common.close")}
          </Button>
        }
      >
        <Stack>
          <Field label={t("showcase.name")}>
            <Input autoComplete="off" />
          </Field>
          <Field label={t("showcase.notes")}>
            <Textarea rows={6} />
          </Field>
        </Stack>
      </Dialog>
    </Row>
  );
}
