/** Custom message with progress. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useState } from "react";
import { BusyFrame, BusyNote } from "#src/ui/gallery/parts/busy-frame.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Progress } from "#src/ui/kit/progress.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const payslips = 12;
const each = 250;

export function Message() {
  const t = useText();
  const [done, setDone] = useState<number | null>(null);
  const busy = done !== null && done < payslips;
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setDone((before) => (before ?? 0) + 1), each);
    return () => clearTimeout(timer);
  }, [busy, done]);
  const note = (
    <BusyNote css={{ w: "min(18rem, 100%)", justifyItems: "stretch" }}>
      <span aria-hidden>{t("showcase-overlays.blockui.made", { count: done ?? 0, all: payslips })}</span>
      <Progress label={t("showcase-overlays.blockui.making")} value={(done ?? 0) / payslips} />
    </BusyNote>
  );
  return (
    <BusyFrame busy={busy} label={t("showcase-overlays.blockui.making")} note={note}>
      <div
        className={css({
          display: "grid",
          gap: "3",
          borderWidth: "1px",
          borderColor: "border",
          borderRadius: "card",
          p: "4",
        })}
      >
        <p className={css({ fontWeight: "semibold" })}>{t("showcase-overlays.blockui.payRun")}</p>
        <p>{t("showcase-overlays.blockui.payRunSays")}</p>
        <Row>
          <Button onClick={() => setDone(0)}>{t("showcase-overlays.blockui.make")}</Button>
          {done === payslips && <Tag tone="success">{t("showcase-overlays.blockui.ready")}</Tag>}
        </Row>
      </div>
    </BusyFrame>
  );
}
