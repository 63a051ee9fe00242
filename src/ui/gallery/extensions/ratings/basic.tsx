/** Five stars; the value can be taken back. */
import { useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Rating } from "#src/ui/gallery/parts/rating.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Basic() {
  const t = useText();
  const [value, setValue] = useState(3);
  const [pointed, setPointed] = useState(-1);
  return (
    <Stack>
      <Row>
        <Rating label={t("showcase-inputs.ratings.course")} value={value} onChange={setValue} onHover={setPointed} />
        <Button size="sm" variant="ghost" inactive={value === 0} onClick={() => setValue(0)}>
          {t("showcase.reset")}
        </Button>
      </Row>
      <Result>{t("showcase-inputs.ratings.stars", { count: pointed > 0 ? pointed : Math.max(0, value) })}</Result>
    </Stack>
  );
}
