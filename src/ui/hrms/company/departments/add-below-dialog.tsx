/** A new department below another one: its name and its code. */
import { useState } from "react";
import { useCreateDepartment } from "#generated/hrms/hooks/departments.ts";
import type { DepartmentNode } from "#generated/hrms/schema.ts";
import { useTask } from "../../../crud/use-task.ts";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

interface AddBelowDialogProps {
  companyId: string;
  parent: DepartmentNode;
  onAdded: (id: string) => void;
  onClose: () => void;
}

export function AddBelowDialog({ companyId, parent, onAdded, onClose }: AddBelowDialogProps) {
  const t = useText();
  const { mutateAsync: create } = useCreateDepartment();
  const { busy, errors, failureText, run } = useTask(["department", "code"]);
  const [department, setDepartment] = useState("");
  const [code, setCode] = useState("");
  const submit = (): void =>
    run(async () => {
      const made = await create({ path: { companyId }, body: { department, code, parentId: parent.id } });
      toast({ text: t("crud.created", { name: made.department }) });
      onAdded(made.id);
      onClose();
    });
  return (
    <DialogForm
      title={t("departments.addBelowTitle", { name: parent.department })}
      action={t("crud.create")}
      busy={busy}
      failure={failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("departments.department")} error={errors["department"]} required>
        <Input
          name="department"
          data-autofocus
          value={department}
          autoComplete="off"
          onChange={(event) => setDepartment(event.target.value)}
        />
      </Field>
      <Field label={t("departments.code")} help={t("departments.section.basics.help")} error={errors["code"]} required>
        <Input
          name="code"
          value={code}
          autoComplete="off"
          maxW="14rem"
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </DialogForm>
  );
}
