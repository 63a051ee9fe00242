/** A short form in a dialog: what it does, its fields, and below them what went wrong and belongs to none of them. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { wrongFieldIn } from "./wrong-field.ts";

interface DialogFormProps {
  title: string;
  /** What will happen. */
  intro?: ReactNode;
  /** Verb of the button. */
  action: string;
  danger?: boolean;
  width?: string;
  busy?: boolean;
  /** What went wrong, in words. */
  failure?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function DialogForm({
  title,
  intro,
  action,
  danger = false,
  width,
  busy = false,
  failure,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // Once per try, when the errors it brought are drawn.
  useEffect(() => {
    if (tries > 0 && !busy) wrongFieldIn(form.current)?.focus();
  }, [tries, busy]);
  return (
    <Dialog
      open
      title={title}
      {...(width !== undefined && { width })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={id} variant="solid" colorPalette={danger ? "danger" : "accent"} loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form
        ref={form}
        id={id}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          setTries((before) => before + 1);
          onSubmit();
        }}
      >
        {intro && <chakra.p color="text.muted">{intro}</chakra.p>}
        {children}
        {failure && (
          <chakra.p role="alert" color="danger.text">
            {failure}
          </chakra.p>
        )}
      </chakra.form>
    </Dialog>
  );
}
