/** Form in a dialog that confirms before discarding input. */
import { css } from "#generated/styles/css/index.js";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { ConfirmDialog } from "#src/ui/kit/confirm-dialog.tsx";
import { Dialog } from "#src/ui/kit/dialog.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

function ContactDialog({ onSaved, onClose }: { onSaved: (name: string) => void; onClose: () => void }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const labels = { name: t("showcase.name"), phone: t("showcase.phone") };
  const form = useForm({
    initial: { name: "", phone: "" },
    check: ({ name }) => ({ name: name.trim() === "" ? t("common.fault.required") : undefined }),
    send: ({ name }) => {
      onSaved(name);
      onClose();
      return Promise.resolve({});
    },
  });
  const close = (): void => (form.values.name + form.values.phone === "" ? onClose() : setAsking(true));
  return (
    <Dialog
      open
      title={t("showcase-forms.addContact")}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t("common.cancel")}</Button>
          <Button variant="solid" onClick={form.submit}>
            {t("showcase.save")}
          </Button>
        </>
      }
    >
      <Form form={form} label={t("showcase-forms.addContact")} labels={labels}>
        <Field label={labels.name} required error={form.errors.name}>
          <Input {...form.bind("name")} autoComplete="off" />
        </Field>
        <Field label={labels.phone}>
          <Input {...form.bind("phone")} type="tel" autoComplete="off" />
        </Field>
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </Form>
      <ConfirmDialog
        open={asking}
        danger
        title={t("showcase-forms.discardTitle")}
        action={t("showcase-forms.discard")}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t("showcase-forms.discardNote")}
      </ConfirmDialog>
    </Dialog>
  );
}

export function Modal() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <Stack>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} className={css({ justifySelf: "start" })}>
        <UserPlus size={16} aria-hidden />
        {t("showcase-forms.addContact")}
      </Button>
      <Result>{t("showcase-forms.contacts", { count: names.length, names: names.join(", ") })}</Result>
      {open && <ContactDialog onSaved={(name) => setNames([...names, name])} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
