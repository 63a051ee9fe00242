/** User-defined mask. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { MaskedInput } from "#src/ui/gallery/parts/masked-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Own() {
  const t = useText();
  const [mask, setMask] = useState("AA-0000/00");
  const [text, setText] = useState("");
  return (
    <Stack>
      <Field label={t("showcase-text.inputMask.mask")}>
        <Input
          value={mask}
          autoComplete="off"
          spellCheck={false}
          css={{ maxW: "56" }}
          onChange={(event) => {
            setMask(event.target.value);
            setText("");
          }}
        />
      </Field>
      <Field label={t("showcase-text.inputMask.try")}>
        <MaskedInput format={mask} value={text} onChange={setText} placeholder={mask} css={{ maxW: "56" }} />
      </Field>
    </Stack>
  );
}
