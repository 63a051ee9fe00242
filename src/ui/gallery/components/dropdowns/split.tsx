/** Split button: default action and a menu of alternatives. */
import { useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { SplitButton } from "#src/ui/gallery/parts/split-button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const ways = ["sendNow", "sendTomorrow", "sendMe"] as const;

export function Split() {
  const t = useText();
  const [done, setDone] = useState<(typeof ways)[number]>();
  return (
    <Stack>
      <Row>
        {(["solid", "outline"] as const).map((variant) => (
          <SplitButton
            key={variant}
            variant={variant}
            label={t("showcase-lists.dropdowns.sending")}
            moreLabel={t("showcase-lists.dropdowns.otherWays")}
            onClick={() => setDone("sendNow")}
            menu={ways.map((way) => (
              <MenuItem key={way} onSelect={() => setDone(way)}>
                {t(`showcase-lists.dropdowns.${way}`)}
              </MenuItem>
            ))}
          >
            {t("showcase-lists.dropdowns.sendNow")}
          </SplitButton>
        ))}
      </Row>
      <Result>{done ? t("showcase-lists.chosen", { name: t(`showcase-lists.dropdowns.${done}`) }) : ""}</Result>
    </Stack>
  );
}
