/** A short form about one department: what went wrong stands at its field or above the buttons. */
import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { problemText } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";

interface TaskFormProps {
  title: string;
  action: string;
  busy: boolean;
  /** A failure that belongs to no field. */
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function TaskForm({ title, action, busy, error, onSubmit, onClose, children }: TaskFormProps) {
  const t = useText();
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={id} variant="solid" loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form
        id={id}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
        {Boolean(error) && (
          <chakra.p role="alert" color="danger.text">
            {problemText(t, error)}
          </chakra.p>
        )}
      </chakra.form>
    </Dialog>
  );
}
