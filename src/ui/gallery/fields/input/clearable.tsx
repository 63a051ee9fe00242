/** Clear button and character counter. */
import { useState } from "react";
import { ClearableInput } from "#src/ui/gallery/parts/clearable-input.tsx";
import { Counter } from "#src/ui/gallery/parts/counter.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const max = 20;

export function Clearable() {
  const t = useText();
  const [text, setText] = useState("Merlion Trading");
  return (
    <Field label={t("showcase-text.input.shortName")} aside={<Counter count={text.length} max={max} />}>
      <ClearableInput value={text} onChange={setText} maxLength={max} clearLabel={t("showcase-text.input.clearName")} />
    </Field>
  );
}
