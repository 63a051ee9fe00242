/** Two seconds, or another time; the bar shows how much is left. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Duration() {
  const t = useText();
  const [seconds, setSeconds] = useState(2);
  const nameOf = (count: number): string => t("showcase-dialogs.toastr.seconds", { count });
  return (
    <Stack>
      <Slider
        label={t("showcase-dialogs.toastr.length")}
        values={[seconds]}
        onChange={([next]) => setSeconds(next ?? 2)}
        min={1}
        max={10}
        largeStep={2}
        format={nameOf}
      />
      <div>
        <Button
          onClick={() =>
            toast({
              kind: "info",
              durationMs: seconds * 1000,
              text: t("showcase-dialogs.toastr.stays", { time: nameOf(seconds) }),
            })
          }
        >
          {t("showcase-dialogs.open")}
        </Button>
      </div>
    </Stack>
  );
}
