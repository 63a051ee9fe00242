/** Toast kinds; errors are announced assertively, others politely. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const kinds = ["success", "info", "warning", "error"] as const;

export function Kinds() {
  const t = useText();
  const [titled, setTitled] = useState(false);
  return (
    <Stack>
      <Switch size="sm" checked={titled} onChange={setTitled}>
        {t("showcase-overlays.toasts.titled")}
      </Switch>
      <Row>
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() =>
              toast({
                kind,
                text: t(`showcase-overlays.toasts.says.${kind}`),
                ...(titled && { title: t(`showcase-overlays.toasts.kind.${kind}`) }),
              })
            }
          >
            {t(`showcase-overlays.toasts.kind.${kind}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
