/** A click on the action runs code and closes the message. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Click() {
  const t = useText();
  const [count, setCount] = useState(0);
  return (
    <Stack>
      <div>
        <Button
          onClick={() =>
            toast({
              kind: "info",
              durationMs: 6000,
              text: t("showcase-dialogs.toastr.newMessage"),
              action: { label: t("showcase-dialogs.toastr.read"), run: () => setCount((before) => before + 1) },
            })
          }
        >
          {t("showcase-dialogs.open")}
        </Button>
      </div>
      <Result>{t("showcase-dialogs.toastr.readCount", { count })}</Result>
    </Stack>
  );
}
