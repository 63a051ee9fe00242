/** Frame of a small form in a dialog, with its buttons; the fields and their values are those of its user. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { wrongFieldIn } from "./wrong-field.ts";

interface DialogFormProps {
  title: string;
  /** Button label. */
  action: string;
  width?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function DialogForm({ action, onSubmit, onClose, children, ...dialog }: DialogFormProps) {
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // Once per submit, after its errors have rendered.
  useEffect(() => {
    if (tries > 0) wrongFieldIn(form.current)?.focus();
  }, [tries]);
  return (
    <Dialog
      open
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={id} variant="solid">
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={css({ display: "grid", gap: "4" })}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles it to a form around the dialog.
          event.stopPropagation();
          setTries((before) => before + 1);
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
