/** Form in a dialog that asks before discarding input. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Dialog } from "#src/ui/kit/dialog.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Form() {
  const t = useText();
  const [saved, setSaved] = useState("Merlion Trading");
  const [name, setName] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const leave = (): void => {
    setAsking(false);
    setName(null);
  };
  const close = (): void => (name === saved ? leave() : setAsking(true));
  const save = (): void => {
    if (name === null || name.trim() === "") return;
    setSaved(name);
    leave();
  };
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Button aria-haspopup="dialog" onClick={() => setName(saved)}>
        {t("common.edit")}
      </Button>
      <Result>{t("showcase.value", { value: saved })}</Result>
      <Dialog
        open={name !== null}
        onClose={close}
        title={t("showcase.company")}
        footer={
          <>
            <Button onClick={close}>{t("common.cancel")}</Button>
            <Button variant="solid" disabled={name === saved} onClick={save}>
              {t("showcase.save")}
            </Button>
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field
            label={t("showcase.name")}
            required
            error={name?.trim() === "" ? t("common.fault.required") : undefined}
          >
            <Input value={name ?? ""} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
        </form>
      </Dialog>
      <Dialog
        open={asking}
        role="alertdialog"
        onClose={() => setAsking(false)}
        title={t("showcase-actions.modals.discardTitle")}
        footer={
          <>
            <Button onClick={leave} className={css({ color: "danger.text" })}>
              {t("showcase-actions.modals.discard")}
            </Button>
            <Button data-autofocus variant="solid" onClick={() => setAsking(false)}>
              {t("showcase-actions.modals.stay")}
            </Button>
          </>
        }
      >
        {t("showcase-actions.modals.discardWhy")}
      </Dialog>
    </Stack>
  );
}
