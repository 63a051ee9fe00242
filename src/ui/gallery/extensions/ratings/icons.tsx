/** Hearts, cups or thumbs, and another number of them. */
import { Coffee, Heart, Smile, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Rating } from "#src/ui/gallery/parts/rating.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const icons = [
  [Heart, "danger"],
  [Coffee, "neutral"],
  [Smile, "accent"],
  [ThumbsUp, "info"],
] as const;

export function Icons() {
  const t = useText();
  const [value, setValue] = useState(3);
  const [count, setCount] = useState(5);
  return (
    <Stack>
      <Slider
        label={t("showcase-inputs.ratings.number")}
        values={[count]}
        min={3}
        max={8}
        largeStep={2}
        onChange={([next]) => setCount(next ?? 5)}
      />
      {icons.map(([icon, palette]) => (
        <Rating
          key={palette}
          label={t("showcase-inputs.ratings.mood")}
          icon={icon}
          palette={palette}
          count={count}
          value={Math.min(value, count)}
          onChange={setValue}
        />
      ))}
    </Stack>
  );
}
