/** Resizable or fixed height. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Textarea } from "#src/ui/kit/input.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type Resize = "vertical" | "none";

export function Resize() {
  const t = useText();
  const [resize, setResize] = useState<Resize>("vertical");
  return (
    <Stack>
      <Segmented<Resize>
        label={t("showcase.size")}
        value={resize}
        onChange={setResize}
        options={[
          { value: "vertical", label: t("showcase-text.textarea.free") },
          { value: "none", label: t("showcase-text.textarea.fixed") },
        ]}
      />
      <Field label={t("showcase.notes")}>
        <Textarea rows={3} css={{ resize: resize }} defaultValue={t("showcase-text.textarea.sample")} />
      </Field>
    </Stack>
  );
}
