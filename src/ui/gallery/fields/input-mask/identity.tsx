/** Fixed positions for letters and digits, with the remaining count. */
import { useState } from "react";
import { Field } from "#src/ui/kit/field.tsx";
import { isComplete } from "#src/ui/gallery/parts/mask.ts";
import { MaskedInput } from "#src/ui/gallery/parts/masked-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const mask = "A0000000A";

export function Identity() {
  const t = useText();
  const [number, setNumber] = useState("S123");
  const help = isComplete(number, mask)
    ? t("showcase-text.inputMask.complete")
    : t("showcase-text.inputMask.missing", { count: mask.length - number.length });
  return (
    <Field label={t("showcase-text.inputMask.nric")} help={help}>
      <MaskedInput
        format={mask}
        value={number}
        onChange={setNumber}
        placeholder="S1234567D"
        autoCapitalize="characters"
        css={{ maxW: "44" }}
      />
    </Field>
  );
}
