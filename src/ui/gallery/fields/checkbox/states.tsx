/** Checked, unchecked, indeterminate and disabled. */
import { useState } from "react";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function States() {
  const t = useText();
  const [disabled, setDisabled] = useState(false);
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Switch size="sm" checked={disabled} onChange={setDisabled}>
        {t("showcase.disabled")}
      </Switch>
      <LabelledCheckbox defaultChecked disabled={disabled}>
        {t("showcase-choices.checkbox.checked")}
      </LabelledCheckbox>
      <LabelledCheckbox disabled={disabled}>{t("showcase-choices.checkbox.open")}</LabelledCheckbox>
      <LabelledCheckbox indeterminate disabled={disabled}>
        {t("showcase-choices.checkbox.partly")}
      </LabelledCheckbox>
    </Stack>
  );
}
