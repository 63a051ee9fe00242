/** Small form in a dialog without the form engine, which is for forms that send requests. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { wrongFieldIn } from "../../kit/wrong-field.ts";

interface DialogFormProps {
  title: string;
  /** Button label. */
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function DialogForm({ title, action, onSubmit, onClose, children }: DialogFormProps) {
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
      title={title}
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
          setTries((before) => before + 1);
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
