/** In a button that keeps its width, and beside text. */
import { useEffect, useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Spinner } from "#src/ui/gallery/parts/spinner.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const roundTripMs = 2000;

export function Buttons() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), roundTripMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Row>
      <Button variant="solid" loading={busy} onClick={() => setBusy(true)}>
        {t("showcase-signs.spinners.fetch")}
      </Button>
      {busy && (
        <>
          <Spinner size="sm" tone="neutral" label="" />
          <span>{t("showcase-signs.spinners.fetching")}</span>
        </>
      )}
    </Row>
  );
}
