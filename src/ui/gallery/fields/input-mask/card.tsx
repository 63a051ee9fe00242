/** Card number in groups, with the network detected from its first digits. */
import { useState } from "react";
import { Field } from "#src/ui/kit/field.tsx";
import { MaskedInput } from "#src/ui/gallery/parts/masked-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const networks: Readonly<Record<string, string>> = { 3: "amex", 4: "visa", 5: "master" };

export function Card() {
  const t = useText();
  const [number, setNumber] = useState("4111 1111 1111 1111");
  const network = networks[number[0] ?? ""] ?? "other";
  return (
    <Field
      label={t("showcase-text.inputMask.card")}
      help={number && t("showcase-text.inputMask.network", { name: network })}
    >
      <MaskedInput
        format={network === "amex" ? "0000 000000 00000" : "0000 0000 0000 0000"}
        value={number}
        onChange={setNumber}
        inputMode="numeric"
        css={{ maxW: "56" }}
      />
    </Field>
  );
}
