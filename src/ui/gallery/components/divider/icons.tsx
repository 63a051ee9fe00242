/** Icon on the line, with or without text. */
import { CalendarDays, Scissors, Star } from "lucide-react";
import { useState } from "react";
import { Divider } from "#src/ui/gallery/parts/divider.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Icons() {
  const t = useText();
  const [words, setWords] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={words} onChange={setWords}>
        {t("showcase-frames.divider.withWords")}
      </Switch>
      <Divider align="start">
        <CalendarDays size={16} aria-hidden />
        {words && t("showcase-frames.divider.week")}
      </Divider>
      <Divider tone="accent">
        <Star size={16} aria-hidden />
        {words && t("showcase-frames.divider.favourites")}
      </Divider>
      <Divider align="end" line="dashed">
        <Scissors size={16} aria-hidden />
        {words && t("showcase-frames.divider.cut")}
      </Divider>
    </Stack>
  );
}
