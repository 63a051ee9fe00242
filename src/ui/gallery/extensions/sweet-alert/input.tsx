/** One question with one field, checked when it is sent. */
import { useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { DialogForm } from "#src/ui/kit/dialog-form.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input as TextInput } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Input() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [sent, setSent] = useState(false);
  const [name, setName] = useState("");
  const valid = text.trim().length >= 2;
  const start = (): void => {
    setText(name);
    setSent(false);
    setOpen(true);
  };
  return (
    <Stack>
      <Row>
        <Button aria-haspopup="dialog" onClick={start}>
          {t("showcase-dialogs.open")}
        </Button>
      </Row>
      <Result>{name && t("showcase-dialogs.sweetAlert.hello", { name })}</Result>
      {open && (
        <DialogForm
          title={t("showcase-dialogs.sweetAlert.nickname")}
          action={t("showcase.save")}
          width="26rem"
          onClose={() => setOpen(false)}
          onSubmit={() => {
            setSent(true);
            if (!valid) return;
            setName(text.trim());
            setOpen(false);
          }}
        >
          <Field
            label={t("showcase.name")}
            required
            error={sent && !valid ? t("showcase-dialogs.sweetAlert.nicknameWrong") : undefined}
          >
            <TextInput value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
          </Field>
        </DialogForm>
      )}
    </Stack>
  );
}
