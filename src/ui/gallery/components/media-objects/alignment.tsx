/** Picture at the top, middle or bottom, before or after the text. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MediaObject } from "#src/ui/gallery/parts/media-object.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const places = ["start", "center", "end"] as const;

export function Alignment() {
  const t = useText();
  const [align, setAlign] = useState<(typeof places)[number]>("start");
  const [after, setAfter] = useState(false);
  return (
    <Stack>
      <Row>
        <Segmented<(typeof places)[number]>
          label={t("showcase-lists.media-objects.place")}
          value={align}
          onChange={setAlign}
          options={places.map((value) => ({ value, label: t(`showcase-lists.media-objects.place.${value}`) }))}
        />
        <Switch size="sm" checked={after} onChange={setAfter}>
          {t("showcase-lists.media-objects.after")}
        </Switch>
      </Row>
      <MediaObject
        align={align}
        after={after}
        media={
          <img
            className={css({ w: "24", h: "16", objectFit: "cover", borderRadius: "control" })}
            src="/media/knowledge-base.svg#p02"
            alt=""
          />
        }
        title={t("showcase-lists.media-objects.guide")}
      >
        <p className={css({ color: "text.muted" })}>{t("showcase-lists.media-objects.guideMore")}</p>
      </MediaObject>
    </Stack>
  );
}
