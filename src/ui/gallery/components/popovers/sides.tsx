/** Four sides with three alignments; flips where there is no room. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import type { Align, Side } from "#src/ui/kit/place.ts";
import { Popover } from "#src/ui/kit/popover.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sides: readonly Side[] = ["above", "end", "below", "start"];
const aligns: readonly Align[] = ["start", "center", "end"];

export function Sides() {
  const t = useText();
  const [side, setSide] = useState<Side>("above");
  const [align, setAlign] = useState<Align>("center");
  return (
    <Stack>
      <Row>
        <Segmented
          label={t("showcase-overlays.side")}
          value={side}
          onChange={setSide}
          options={sides.map((value) => ({ value, label: t(`showcase-overlays.side.${value}`) }))}
        />
        <Segmented
          label={t("showcase-overlays.align")}
          value={align}
          onChange={setAlign}
          options={aligns.map((value) => ({ value, label: t(`showcase-overlays.align.${value}`) }))}
        />
      </Row>
      <div className={css({ display: "grid", placeItems: "center", minH: "24" })}>
        <Popover
          side={side}
          align={align}
          label={t("showcase-overlays.popovers.branch")}
          trigger={(props) => <Button {...props}>{t("showcase-overlays.popovers.open")}</Button>}
        >
          {() => <p>{t("showcase-overlays.popovers.branchSays")}</p>}
        </Popover>
      </div>
    </Stack>
  );
}
