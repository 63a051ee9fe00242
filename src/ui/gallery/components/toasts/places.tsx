/** Six positions; the default is the bottom end. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const edges = ["top", "bottom"] as const;
const aligns = ["start", "center", "end"] as const;

export function Places() {
  const t = useText();
  const [edge, setEdge] = useState<(typeof edges)[number]>("top");
  const [align, setAlign] = useState<(typeof aligns)[number]>("center");
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Row>
        <Segmented
          label={t("showcase-overlays.toasts.edge")}
          value={edge}
          onChange={setEdge}
          options={edges.map((value) => ({ value, label: t(`showcase-overlays.toasts.edge.${value}`) }))}
        />
        <Segmented
          label={t("showcase-overlays.align")}
          value={align}
          onChange={setAlign}
          options={aligns.map((value) => ({ value, label: t(`showcase-overlays.align.${value}`) }))}
        />
      </Row>
      <Button
        onClick={() =>
          toast({ kind: "info", place: `${edge}-${align}`, text: t("showcase-overlays.toasts.says.info") })
        }
      >
        {t("showcase-overlays.toasts.show")}
      </Button>
    </Stack>
  );
}
