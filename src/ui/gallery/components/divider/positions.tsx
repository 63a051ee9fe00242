/** Text at the start, in the middle or at the end; or the line alone. */
import { useState } from "react";
import { Divider } from "#src/ui/gallery/parts/divider.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const places = ["start", "center", "end", "none"] as const;

export function Positions() {
  const t = useText();
  const [place, setPlace] = useState<(typeof places)[number]>("start");
  return (
    <Stack>
      <Segmented<(typeof places)[number]>
        label={t("showcase-frames.place")}
        value={place}
        onChange={setPlace}
        options={places.map((value) => ({
          value,
          label: t(value === "none" ? "showcase-frames.divider.none" : `showcase-frames.place.${value}`),
        }))}
      />
      <p>{t("showcase-frames.divider.earlier")}</p>
      {place === "none" ? <Divider /> : <Divider align={place}>{t("showcase-frames.divider.today")}</Divider>}
      <p>{t("showcase-frames.divider.now")}</p>
    </Stack>
  );
}
