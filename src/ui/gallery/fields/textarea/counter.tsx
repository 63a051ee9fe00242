/** Character counter that reports excess text instead of truncating it. */
import { useState } from "react";
import { Counter as Count } from "#src/ui/gallery/parts/counter.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Textarea } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const max = 80;

export function Counter() {
  const t = useText();
  const [text, setText] = useState(t("showcase-text.textarea.sample"));
  const over = text.length - max;
  return (
    <Field
      label={t("showcase.notes")}
      aside={<Count count={text.length} max={max} />}
      error={over > 0 ? t("showcase-text.textarea.tooLong", { count: over }) : undefined}
    >
      <Textarea value={text} rows={4} onChange={(event) => setText(event.target.value)} />
    </Field>
  );
}
