/** Buttons acting on the value. */
import { useState, type FormEvent } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { InputGroup } from "#src/ui/gallery/parts/input-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Buttons() {
  const t = useText();
  const [code, setCode] = useState("KOPI-26");
  const [applied, setApplied] = useState("");
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setApplied(code);
  };
  const reset = (): void => {
    setCode("");
    setApplied("");
  };
  return (
    <Stack as="form" onSubmit={apply}>
      <Field label={t("showcase-text.inputGroup.code")}>
        <InputGroup>
          <Input value={code} onChange={(event) => setCode(event.target.value)} autoComplete="off" />
          <Button onClick={reset}>{t("showcase.reset")}</Button>
          <Button type="submit" variant="solid" disabled={code === ""}>
            {t("showcase.apply")}
          </Button>
        </InputGroup>
      </Field>
      <Result>{applied && t("showcase-text.inputGroup.applied", { code: applied })}</Result>
    </Stack>
  );
}
