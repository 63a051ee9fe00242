/** Blocks a form while it is submitted, with cancel. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useState } from "react";
import { BusyFrame, BusyNote } from "#src/ui/gallery/parts/busy-frame.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Spinner } from "#src/ui/gallery/parts/spinner.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const roundTripMs = 8000;

export function Form() {
  const t = useText();
  const [name, setName] = useState("Farah Idris");
  const [state, setState] = useState<"open" | "sending" | "sent" | "stopped">("open");
  const busy = state === "sending";
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setState("sent"), roundTripMs);
    return () => clearTimeout(timer);
  }, [busy]);
  const note = (
    <BusyNote>
      <Spinner label="" />
      <span>{t("showcase-overlays.blockui.sending")}</span>
      <Button size="sm" onClick={() => setState("stopped")}>
        {t("showcase-overlays.blockui.stop")}
      </Button>
    </BusyNote>
  );
  return (
    <Stack>
      <BusyFrame busy={busy} label={t("showcase-overlays.blockui.sending")} note={note}>
        <form
          className={css({ display: "grid", gap: "4", p: "1" })}
          onSubmit={(event) => {
            event.preventDefault();
            setState("sending");
          }}
        >
          <Field label={t("showcase.name")}>
            <Input autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={t("showcase.department")}>
            <Input autoComplete="off" defaultValue="Katong" />
          </Field>
          <Button type="submit" variant="solid" className={css({ justifySelf: "start" })}>
            {t("showcase.send")}
          </Button>
        </form>
      </BusyFrame>
      <Result>
        {state === "sent"
          ? t("showcase-overlays.blockui.sent", { name })
          : state === "stopped" && t("showcase-overlays.blockui.stopped")}
      </Result>
    </Stack>
  );
}
