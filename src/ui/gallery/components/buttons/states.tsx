/** Loading state: the button keeps its width and ignores further clicks. */
import { useEffect, useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

/** Simulated round trip. */
const roundTripMs = 1500;

export function States() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      setBusy(false);
      setCount((before) => before + 1);
    }, roundTripMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Stack>
      <Row>
        <Button variant="solid" loading={busy} onClick={() => setBusy(true)}>
          {t("showcase.save")}
        </Button>
        <Button loading>{t("showcase.loading")}</Button>
        <Button disabled>{t("showcase.disabled")}</Button>
      </Row>
      <Result>{t("showcase-actions.buttons.saved", { count })}</Result>
    </Stack>
  );
}
