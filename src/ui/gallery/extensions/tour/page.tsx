/** Five real parts of the app. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Tour, type TourStep } from "#src/ui/kit/tour.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { pageSteps } from "./page-steps.ts";

export function Page() {
  const t = useText();
  const [steps, setSteps] = useState<readonly TourStep[]>();
  const [result, setResult] = useState("");
  return (
    <Stack>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setSteps(pageSteps(t))}>
          {t("showcase-dialogs.tour.start")}
        </Button>
      </div>
      <Result>{result}</Result>
      {steps && (
        <Tour
          steps={steps}
          onEnd={(at, finished) => {
            setSteps(undefined);
            setResult(
              finished ? t("showcase-dialogs.tour.finished") : t("showcase-dialogs.tour.ended", { at: at + 1 }),
            );
          }}
        />
      )}
    </Stack>
  );
}
