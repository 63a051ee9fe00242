/** Asks for the code and the name of a copy. */
import { chakra } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { fieldErrors } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { accessProblem } from "./problem-text.ts";

interface CloneDialogProps {
  title: string;
  help: string;
  from: { readonly code: string; readonly name: string };
  clone: (body: { code: string; name: string }) => Promise<{ id: string; name: string }>;
  onCloned: (made: { id: string; name: string }) => void;
  onClose: () => void;
}

export function CloneDialog({ title, help, from, clone, onCloned, onClose }: CloneDialogProps) {
  const t = useText();
  const [name, setName] = useState(t("access.copyOf", { name: from.name }).slice(0, 80));
  const [code, setCode] = useState(`${from.code}-2`.slice(0, 60));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const errors = fieldErrors(t, refusal);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const made = await clone({ code: code.trim(), name: name.trim() });
      toast({ text: t("access.cloned", { name: made.name }) });
      onClose();
      onCloned(made);
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
          <Button variant="solid" type="submit" form="clone" loading={busy}>
            {t("access.clone")}
          </Button>
        </>
      }
    >
      <chakra.form id="clone" noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <chakra.p color="text.muted">{help}</chakra.p>
        <Field label={t("access.name")} required error={name.trim() === "" ? t("common.fault.required") : errors["name"]}>
          <Input name="name" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t("access.code")} required help={t("access.codeHelp")} error={code.trim() === "" ? t("common.fault.required") : errors["code"]}>
          <Input name="code" autoComplete="off" spellCheck={false} value={code} onChange={(event) => setCode(event.target.value)} />
        </Field>
        {refusal !== null && Object.keys(errors).length === 0 && (
          <chakra.p role="alert" color="danger.text">
            {accessProblem(t, refusal)}
          </chakra.p>
        )}
      </chakra.form>
    </Dialog>
  );
}
