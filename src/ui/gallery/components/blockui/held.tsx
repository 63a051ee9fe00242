/** Blocked while the switch is on: no clicks, no tab stops. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { BusyFrame } from "#src/ui/gallery/parts/busy-frame.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Held() {
  const t = useText();
  const [held, setHeld] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <Stack>
      <Switch size="sm" checked={held} onChange={setHeld}>
        {t("showcase-overlays.blockui.closed")}
      </Switch>
      <BusyFrame busy={held} label={t("showcase-overlays.blockui.closing")}>
        <div
          className={css({
            display: "grid",
            placeItems: "center",
            minH: "32",
            borderWidth: "1px",
            borderColor: "border",
            borderRadius: "card",
          })}
        >
          <Button onClick={() => setCount(count + 1)}>{t("showcase-overlays.blockui.book")}</Button>
        </div>
      </BusyFrame>
      <Result>{t("showcase-overlays.blockui.booked", { count })}</Result>
    </Stack>
  );
}
