/** Consent checkbox that enables a button. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Consent() {
  const t = useText();
  const [agreed, setAgreed] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <Stack>
      <LabelledCheckbox
        checked={agreed}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setSent(false);
        }}
      >
        {t("showcase-choices.checkbox.agree")}
      </LabelledCheckbox>
      <Row>
        <Button variant="solid" disabled={!agreed} onClick={() => setSent(true)}>
          {t("showcase-choices.checkbox.go")}
        </Button>
        <Result>{sent && t("showcase-choices.checkbox.agreed")}</Result>
      </Row>
    </Stack>
  );
}
