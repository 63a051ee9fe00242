/** Form in a popover: the focus enters the first field and returns to the button. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Popover } from "#src/ui/kit/popover.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

interface NoteProps {
  note: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

function NoteForm({ note, onSave, onCancel }: NoteProps) {
  const t = useText();
  const [text, setText] = useState(note);
  return (
    <form
      className={css({ display: "grid", gap: "3" })}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <Field label={t("showcase.notes")}>
        <Input autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Row css={{ gap: "2", justifyContent: "flex-end" }}>
        <Button size="sm" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button size="sm" type="submit" variant="solid">
          {t("showcase.save")}
        </Button>
      </Row>
    </form>
  );
}

export function Form() {
  const t = useText();
  const [note, setNote] = useState("");
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Popover
        label={t("showcase.notes")}
        trigger={(props) => <Button {...props}>{t("showcase-overlays.popovers.note")}</Button>}
      >
        {(close) => (
          <NoteForm
            note={note}
            onCancel={close}
            onSave={(next) => {
              setNote(next);
              close();
            }}
          />
        )}
      </Popover>
      <Result>{t("showcase.value", { value: note || t("showcase.nothing") })}</Result>
    </Stack>
  );
}
