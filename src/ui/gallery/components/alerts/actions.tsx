/** Actions below the text; the alert reports the outcome. */
import { useRef, useState } from "react";
import { Alert } from "#src/ui/kit/alert.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type Answer = "approved" | "later" | null;

export function Actions() {
  const t = useText();
  const first = useRef<HTMLButtonElement>(null);
  const [answer, setAnswer] = useState<Answer>(null);
  return (
    <Stack>
      <Alert
        tone={answer === "approved" ? "success" : "warning"}
        look="line"
        live="status"
        title={t(
          answer === "approved"
            ? "showcase-frames.alerts.approved"
            : answer === "later"
              ? "showcase-frames.alerts.reminded"
              : "showcase-frames.alerts.toApprove",
        )}
        actions={
          <>
            <Button
              ref={first}
              size="sm"
              variant={answer === null ? "solid" : "outline"}
              onClick={() => setAnswer(answer === null ? "approved" : null)}
            >
              {t(answer === null ? "showcase-frames.alerts.approve" : "shell.undo")}
            </Button>
            {answer === null && (
              <Button
                size="sm"
                onClick={() => {
                  setAnswer("later");
                  // This button disappears, so keep the focus in the alert.
                  first.current?.focus();
                }}
              >
                {t("showcase-frames.alerts.later")}
              </Button>
            )}
          </>
        }
      >
        {t("showcase-frames.alerts.claims")}
      </Alert>
    </Stack>
  );
}
