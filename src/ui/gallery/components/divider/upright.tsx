/** Vertical dividers in a row. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Divider } from "#src/ui/gallery/parts/divider.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const ways = ["link", "code"] as const;

export function Upright() {
  const t = useText();
  const [way, setWay] = useState<(typeof ways)[number]>();
  return (
    <Stack>
      <div className={css({ display: "flex", gap: "4", color: "text.muted" })}>
        <span>{t("showcase-frames.divider.payslips")}</span>
        <Divider vertical />
        <span>{t("showcase-frames.divider.open")}</span>
        <Divider vertical tone="accent" line="dashed" />
        <span>{t("showcase-frames.divider.due")}</span>
      </div>
      <div className={css({ display: "flex", gap: "4", minH: "24" })}>
        {ways.map((each, index) => (
          <div key={each} className={css({ display: "contents" })}>
            {index > 0 && <Divider vertical>{t("showcase-frames.divider.or")}</Divider>}
            <div className={css({ flex: "1", display: "grid", placeItems: "center" })}>
              <Button
                onClick={() => setWay(each)}
                className={css({ h: "auto", minH: "9", py: "1.5", whiteSpace: "normal" })}
              >
                {t(`showcase-frames.divider.by.${each}`)}
              </Button>
            </div>
          </div>
        ))}
      </div>
      <Result>{way ? t(`showcase-frames.divider.chosen.${way}`) : ""}</Result>
    </Stack>
  );
}
