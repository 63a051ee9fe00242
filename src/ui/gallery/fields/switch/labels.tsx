/** Label with description. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Labels() {
  const t = useText();
  const [summary, setSummary] = useState(true);
  const [reminders, setReminders] = useState(false);
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Switch checked={summary} onChange={setSummary} help={t("showcase-choices.switch.summaryHelp")}>
        {t("showcase-choices.switch.summary")}
      </Switch>
      <Switch checked={reminders} onChange={setReminders} help={t("showcase-choices.switch.remindersHelp")}>
        {t("showcase-choices.switch.reminders")}
      </Switch>
    </Stack>
  );
}
