/** Newest on top, at most five, with dismiss all. */
import { useRef } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { dismissToasts, toast, useToasts } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Several() {
  const t = useText();
  const last = useRef(0);
  const shown = useToasts();
  const add = (): void => {
    last.current += 1;
    toast({
      kind: "info",
      durationMs: null,
      place: "top-end",
      text: t("showcase-overlays.toasts.numbered", { number: last.current }),
    });
  };
  return (
    <Stack>
      <Row>
        <Button onClick={add}>{t("showcase-overlays.toasts.another")}</Button>
        <Button onClick={dismissToasts} disabled={shown.length === 0}>
          {t("showcase-overlays.toasts.dismissAll")}
        </Button>
      </Row>
      <Result>{t("showcase-overlays.toasts.onShow", { count: shown.length })}</Result>
    </Stack>
  );
}
