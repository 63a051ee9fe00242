/** Dialog for a link URL; completes bare hosts and email addresses. */
import { useId, useState, type FormEvent } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/** Validated URL; null if invalid. */
function completed(text: string): string | null {
  const address = text.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  const whole = /^(?:https?:\/\/|mailto:|tel:)/i.test(address) ? address : `https://${address}`;
  return /\s/.test(address) || !URL.canParse(whole) || !/^(?:mailto|tel):|\.|localhost/.test(whole) ? null : whole;
}

export function LinkDialog({
  address,
  onLink,
  onClose,
}: {
  address: string;
  onLink: (address: string) => void;
  onClose: () => void;
}) {
  const t = useText();
  const form = useId();
  const [text, setText] = useState(address);
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React bubbles the submit to the form around the editor.
    event.stopPropagation();
    const link = completed(text);
    if (link === null) setWrong(true);
    else onLink(link);
  };
  return (
    <Dialog
      open
      title={t("tools.linkTitle")}
      width="24rem"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={form} variant="solid">
            {t("tools.linkSet")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label={t("tools.linkAddress")} error={wrong ? t("tools.linkWrong") : undefined}>
          <Input
            inputMode="url"
            placeholder="https://"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
