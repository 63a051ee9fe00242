/** Invalid, read-only and disabled. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Textarea } from "#src/ui/kit/input.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type State = "normal" | "withError" | "readOnly" | "disabled";
const states: readonly State[] = ["normal", "withError", "readOnly", "disabled"];

export function States() {
  const t = useText();
  const [state, setState] = useState<State>("withError");
  return (
    <Stack>
      <Segmented
        label={t("showcase.state")}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`showcase.${value}`) }))}
      />
      <Field label={t("showcase.notes")} error={state === "withError" ? t("showcase-text.textarea.error") : undefined}>
        <Textarea rows={3} readOnly={state === "readOnly"} disabled={state === "disabled"} defaultValue="?" />
      </Field>
    </Stack>
  );
}
