/** Asks for the reason of a step before it is taken. */
import { chakra } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Field } from "../../kit/field.tsx";
import { Textarea } from "../../kit/input.tsx";
import { useText } from "../../messages/use-text.ts";
import { platformProblem } from "./problem-text.ts";

interface ReasonDialogProps {
  title: string;
  text: string;
  /** Verb of the step. */
  action: string;
  danger?: boolean;
  onTake: (reason: string) => Promise<void>;
  onClose: () => void;
}

const shortest = 3;

export function ReasonDialog({ title, text, action, danger = false, onTake, onClose }: ReasonDialogProps) {
  const t = useText();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const short = reason.trim().length < shortest;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || short) return;
    setBusy(true);
    try {
      await onTake(reason.trim());
      onClose();
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" colorPalette={danger ? "danger" : "accent"} type="submit" form="reason" loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form id="reason" noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <chakra.p color="text.muted">{text}</chakra.p>
        <Field label={t("platform.reason")} required help={t("platform.reasonHelp")} error={tried && short ? t("platform.reasonShort") : undefined}>
          <Textarea name="reason" rows={3} maxLength={500} data-autofocus value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {refusal !== null && (
          <chakra.p role="alert" color="danger.text">
            {platformProblem(t, refusal)}
          </chakra.p>
        )}
      </chakra.form>
    </Dialog>
  );
}
