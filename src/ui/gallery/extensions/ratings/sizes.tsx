/** Three sizes of one rating. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Rating } from "#src/ui/gallery/parts/rating.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sizes = { small: 20, medium: 24, large: 36 } as const;
const names = ["small", "medium", "large"] as const;

export function Sizes() {
  const t = useText();
  const [value, setValue] = useState(4);
  const [size, setSize] = useState<(typeof names)[number]>("large");
  return (
    <Stack>
      <Segmented
        label={t("showcase.size")}
        value={size}
        onChange={setSize}
        options={names.map((name) => ({ value: name, label: t(`showcase.${name}`) }))}
      />
      <div style={{ minHeight: "2.5rem" }}>
        <Rating label={t("showcase-inputs.ratings.course")} size={sizes[size]} value={value} onChange={setValue} />
      </div>
    </Stack>
  );
}
