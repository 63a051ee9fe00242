/** Group sizes. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { InputAddon, InputGroup } from "#src/ui/gallery/parts/input-group.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type Size = "sm" | "md" | "lg";

export function Sizes() {
  const t = useText();
  const [size, setSize] = useState<Size>("md");
  const sizes = [
    { value: "sm", label: t("showcase.small") },
    { value: "md", label: t("showcase.medium") },
    { value: "lg", label: t("showcase.large") },
  ] as const;
  return (
    <Stack>
      <Segmented<Size> label={t("showcase.size")} value={size} onChange={setSize} options={sizes} />
      <Field label={t("showcase.email")}>
        <InputGroup>
          <Input size={size} defaultValue="mei" autoComplete="off" />
          <InputAddon>@merlion.example</InputAddon>
          <Button size={size}>{t("showcase.send")}</Button>
        </InputGroup>
      </Field>
    </Stack>
  );
}
