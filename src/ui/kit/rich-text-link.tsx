/** Dialog for a link URL; completes bare hosts and email addresses. */
import { useState } from "react";
import { useText } from "../messages/use-text.ts";
import { DialogForm } from "./dialog-form.tsx";
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
  const [text, setText] = useState(address);
  const [wrong, setWrong] = useState(false);
  const submit = (): void => {
    const link = completed(text);
    if (link === null) setWrong(true);
    else onLink(link);
  };
  return (
    <DialogForm
      title={t("tools.linkTitle")}
      action={t("tools.linkSet")}
      width="24rem"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("tools.linkAddress")} error={wrong ? t("tools.linkWrong") : undefined}>
        <Input inputMode="url" placeholder="https://" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </DialogForm>
  );
}
