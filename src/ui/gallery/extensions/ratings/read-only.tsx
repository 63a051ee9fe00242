/** Ratings that others gave. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Rating } from "#src/ui/gallery/parts/rating.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const given = [
  ["Mei Tan", 4.5],
  ["Ravi Menon", 3],
  ["Siti Rahman", 5],
] as const;

export function ReadOnly() {
  const t = useText();
  const [half, setHalf] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={half} onChange={setHalf}>
        {t("showcase-inputs.ratings.half")}
      </Switch>
      {given.map(([name, value]) => (
        <Row key={name}>
          <Rating label={name} half={half} value={half ? value : Math.round(value)} size={18} />
          {name}
        </Row>
      ))}
    </Stack>
  );
}
