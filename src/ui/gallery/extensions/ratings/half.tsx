/** Half stars, if wanted. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Rating } from "#src/ui/gallery/parts/rating.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Half() {
  const t = useText();
  const [value, setValue] = useState(2.5);
  const [half, setHalf] = useState(true);
  return (
    <Stack>
      <Switch
        size="sm"
        checked={half}
        onChange={(next) => {
          setHalf(next);
          if (!next) setValue(Math.ceil(value));
        }}
      >
        {t("showcase-inputs.ratings.half")}
      </Switch>
      <Rating label={t("showcase-inputs.ratings.canteen")} value={value} half={half} onChange={setValue} />
      <Result>{t("showcase-inputs.ratings.stars", { count: Math.max(0, value) })}</Result>
    </Stack>
  );
}
