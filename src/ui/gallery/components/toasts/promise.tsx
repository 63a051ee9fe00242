/** One toast for a promise: pending, then its outcome. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { toastWhile } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

/** Simulated server call. */
function sendPayslips(fails: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error("offline")) : resolve(42)), 1500);
  });
}

export function OfWork() {
  const t = useText();
  const [fails, setFails] = useState(false);
  const send = (): void =>
    void toastWhile(
      sendPayslips(fails),
      { text: t("showcase-overlays.toasts.sending") },
      (count) => ({ text: t("showcase-overlays.toasts.sent", { count }) }),
      () => ({
        text: t("showcase-overlays.toasts.notSent"),
        durationMs: 5000,
        action: { label: t("common.retry"), run: send },
      }),
    );
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Switch size="sm" checked={fails} onChange={setFails}>
        {t("showcase-overlays.toasts.fails")}
      </Switch>
      <Button onClick={send}>{t("showcase-overlays.toasts.send")}</Button>
    </Stack>
  );
}
