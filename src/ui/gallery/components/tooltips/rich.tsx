/** Interactive content belongs in a hover card, which stays open while hovered. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Popover } from "#src/ui/kit/popover.tsx";
import { Progress } from "#src/ui/kit/progress.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const budget = 420_000;
const spent = 273_000;

export function Rich() {
  const t = useText();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const share = spent / budget;
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Popover
        opens="hover"
        side="above"
        label={t("showcase-overlays.tooltips.budget")}
        trigger={(props) => <Button {...props}>{t("showcase-overlays.tooltips.budget")}</Button>}
      >
        {(close) => (
          <div className={css({ display: "grid", gap: "2" })}>
            <p>{t("showcase-overlays.tooltips.spent", { spent: format.money(spent), budget: format.money(budget) })}</p>
            <Progress label={t("showcase-overlays.tooltips.budget")} value={share} />
            <Button
              size="sm"
              onClick={() => {
                setAsked(true);
                close();
              }}
              className={css({ justifySelf: "start" })}
            >
              {t("showcase-overlays.tooltips.raise")}
            </Button>
          </div>
        )}
      </Popover>
      <Result>{asked && t("showcase-overlays.tooltips.raised")}</Result>
    </Stack>
  );
}
