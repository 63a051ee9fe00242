/** Asks for the reason of a step before it is taken. */
import { type ReactNode, useState } from "react";
import { useTask } from "../../../crud/use-task.ts";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { Field } from "../../../kit/field.tsx";
import { Textarea } from "../../../kit/input.tsx";
import { useText } from "../../../messages/use-text.ts";
import { platformFault, platformProblem } from "./problem-text.ts";

interface ReasonDialogProps {
  title: string;
  text: string;
  /** Verb of the step. */
  action: string;
  danger?: boolean;
  /** Names of what else is asked in the call; what is wrong with one of them stands at it. */
  fields?: readonly string[];
  /** What else is asked, given the sentences of what is wrong by name. */
  children?: (errors: Readonly<Record<string, string>>) => ReactNode;
  onTake: (reason: string) => Promise<void>;
  onClose: () => void;
}

const shortest = 3;

export function ReasonDialog({
  title,
  text,
  action,
  danger = false,
  fields = [],
  children,
  onTake,
  onClose,
}: ReasonDialogProps) {
  const t = useText();
  const { busy, errors, failureText, run } = useTask(fields, platformProblem, platformFault);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < shortest;
  const submit = (): void => {
    setTried(true);
    if (!short) run(() => onTake(reason.trim()).then(onClose));
  };
  return (
    <DialogForm
      title={title}
      intro={text}
      action={action}
      danger={danger}
      busy={busy}
      failure={failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t("platform.reason")}
        required
        help={t("platform.reasonHelp")}
        error={tried && short ? t("platform.reasonShort") : undefined}
      >
        <Textarea
          name="reason"
          rows={3}
          maxLength={500}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {children?.(errors)}
    </DialogForm>
  );
}
