/** A form of values that are always there: its fields, what went wrong with saving, and the bar that saves what changed. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormBar } from "../form/form-bar.tsx";
import { useLeaveGuard } from "../form/leave-guard.tsx";

const nothing = (): void => undefined;

interface ChangesFormProps {
  /** Labels of the fields that changed. */
  changed: readonly string[];
  mayChange: boolean;
  busy: boolean;
  failure: string | null;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

export function ChangesForm({ changed, mayChange, busy, failure, onSubmit, onCancel, children }: ChangesFormProps) {
  const guard = useLeaveGuard(() => changed.length > 0 && !busy);
  return (
    <chakra.form
      noValidate
      maxW="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0 && !busy) onSubmit();
      }}
    >
      {guard}
      {children}
      {failure !== null && (
        <chakra.p role="alert" color="danger.text" mt="4">
          {failure}
        </chakra.p>
      )}
      {mayChange && <FormBar changed={changed} isNew={false} busy={busy} onCancel={onCancel} onPress={nothing} />}
    </chakra.form>
  );
}
