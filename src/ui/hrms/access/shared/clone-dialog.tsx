/** Asks for the code and the name of a copy. */
import { useState } from "react";
import { useTask } from "../../../crud/use-task.ts";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
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
  const { busy, errors, failureText, run } = useTask(["name", "code"], accessProblem);
  const [name, setName] = useState(t("access.copyOf", { name: from.name }).slice(0, 80));
  const [code, setCode] = useState(`${from.code}-2`.slice(0, 60));
  const submit = (): void =>
    run(async () => {
      const made = await clone({ code: code.trim(), name: name.trim() });
      toast({ text: t("access.cloned", { name: made.name }) });
      onClose();
      onCloned(made);
    });
  return (
    <DialogForm
      title={title}
      intro={help}
      action={t("access.clone")}
      busy={busy}
      failure={failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("access.name")} required error={name.trim() === "" ? t("common.fault.required") : errors["name"]}>
        <Input name="name" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field
        label={t("access.code")}
        required
        help={t("access.codeHelp")}
        error={code.trim() === "" ? t("common.fault.required") : errors["code"]}
      >
        <Input
          name="code"
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </DialogForm>
  );
}
