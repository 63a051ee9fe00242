/** If the browser refuses, the text is selected and the message says what to press. */
import { css } from "#generated/styles/css/index.js";
import { useRef, useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const text = "18 Cross Street, #07-02, Singapore 048423";

export function Refused() {
  const t = useText();
  const line = useRef<HTMLParagraphElement>(null);
  const [blocked, setBlocked] = useState(true);
  const [message, setMessage] = useState("");
  const copy = async (): Promise<void> => {
    try {
      if (blocked) throw new DOMException("Write permission denied", "NotAllowedError");
      await navigator.clipboard.writeText(text);
      setMessage(t("showcase-inputs.clipboard.copied"));
    } catch {
      if (line.current) getSelection()?.selectAllChildren(line.current);
      setMessage(t("showcase-inputs.clipboard.byHand"));
    }
  };
  return (
    <Stack>
      <Switch size="sm" checked={blocked} onChange={setBlocked}>
        {t("showcase-inputs.clipboard.blocked")}
      </Switch>
      <p ref={line} className={css({ px: "3", py: "2", bg: "inset", borderRadius: "control" })}>
        {text}
      </p>
      <Row>
        <Button onClick={() => void copy()}>{t("showcase.copy")}</Button>
      </Row>
      <Result>{message}</Result>
    </Stack>
  );
}
