/** Grows with its content up to a maximum. */
import { useState } from "react";
import { AutoTextarea } from "#src/ui/kit/auto-textarea.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const choices = ["3", "6", "12"] as const;

export function Grow() {
  const t = useText();
  const [lines, setLines] = useState<(typeof choices)[number]>("6");
  const [text, setText] = useState(t("showcase-text.textarea.sample"));
  return (
    <Stack>
      <Segmented
        label={t("showcase-text.textarea.lines")}
        value={lines}
        onChange={setLines}
        options={choices.map((value) => ({ value, label: value }))}
      />
      <Field label={t("showcase.notes")}>
        <AutoTextarea value={text} maxLines={Number(lines)} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Stack>
  );
}
