/** Fixed text and units around the input. */
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { InputAddon, InputGroup } from "#src/ui/gallery/parts/input-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Addons() {
  const t = useText();
  return (
    <Stack>
      <Field label={t("showcase.website")}>
        <InputGroup>
          <InputAddon>https://</InputAddon>
          <Input defaultValue="merlion.example" inputMode="url" autoComplete="off" />
        </InputGroup>
      </Field>
      <Field label={t("showcase.amount")}>
        <InputGroup css={{ maxW: "56" }}>
          <InputAddon>$S</InputAddon>
          <Input defaultValue="1,250" inputMode="decimal" css={{ textAlign: "end" }} />
          <InputAddon>.00</InputAddon>
        </InputGroup>
      </Field>
    </Stack>
  );
}
