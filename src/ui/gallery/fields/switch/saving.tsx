/** Optimistic switch: busy while saving, reverts on failure. */
import { useEffect, useState } from "react";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

/** Simulated round trip. */
const roundTripMs = 1200;

export function Saving() {
  const t = useText();
  const [shared, setShared] = useState(false);
  const [state, setState] = useState<"idle" | "busy" | "saved" | "failed">("idle");
  const [fails, setFails] = useState(false);
  useEffect(() => {
    if (state !== "busy") return;
    const timer = setTimeout(() => {
      if (fails) setShared((before) => !before);
      setState(fails ? "failed" : "saved");
    }, roundTripMs);
    return () => clearTimeout(timer);
  }, [state, fails]);
  const change = (next: boolean): void => {
    setShared(next);
    setState("busy");
  };
  const said = {
    idle: "",
    busy: t("showcase.loading"),
    saved: t("showcase-choices.switch.saved"),
    failed: t("showcase-choices.switch.failed"),
  };
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Switch checked={shared} busy={state === "busy"} onChange={change}>
        {t("showcase-choices.switch.shared")}
      </Switch>
      <LabelledCheckbox checked={fails} onChange={(event) => setFails(event.target.checked)}>
        {t("showcase-choices.switch.willFail")}
      </LabelledCheckbox>
      <Result>{said[state]}</Result>
    </Stack>
  );
}
