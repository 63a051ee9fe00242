/** With or without close button and time limit; never without both. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Closing() {
  const t = useText();
  const [closable, setClosable] = useState(false);
  const [limited, setLimited] = useState(true);
  return (
    <Stack>
      <Row>
        <Switch
          size="sm"
          checked={closable}
          onChange={(next) => {
            setClosable(next);
            if (!next) setLimited(true);
          }}
        >
          {t("showcase-dialogs.toastr.closeButton")}
        </Switch>
        <Switch
          size="sm"
          checked={limited}
          onChange={(next) => {
            setLimited(next);
            if (!next) setClosable(true);
          }}
        >
          {t("showcase-dialogs.toastr.timeLimit")}
        </Switch>
      </Row>
      <div>
        <Button
          onClick={() =>
            toast({ closable, durationMs: limited ? 4000 : null, text: t("showcase-dialogs.toastr.saved") })
          }
        >
          {t("showcase-dialogs.open")}
        </Button>
      </div>
    </Stack>
  );
}
