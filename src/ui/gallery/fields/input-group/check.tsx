/** Checkbox that enables the field. */
import { useState } from "react";
import { Checkbox } from "#src/ui/kit/checkbox.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { InputAddon, InputGroup } from "#src/ui/gallery/parts/input-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Check() {
  const t = useText();
  const [used, setUsed] = useState(false);
  return (
    <Field label={t("showcase-text.inputGroup.limit")}>
      <InputGroup css={{ maxW: "72" }}>
        <InputAddon>
          <Checkbox
            aria-label={t("showcase-text.inputGroup.useLimit")}
            checked={used}
            onChange={(event) => setUsed(event.target.checked)}
          />
        </InputAddon>
        <Input disabled={!used} defaultValue="500" inputMode="numeric" />
        <InputAddon>{t("showcase.hours")}</InputAddon>
      </InputGroup>
    </Field>
  );
}
