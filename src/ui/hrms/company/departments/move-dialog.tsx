/** Puts a department, with all below it, under another one or to the top. */
import { useState } from "react";
import { useMoveDepartment } from "#generated/hrms/hooks/departments.ts";
import type { DepartmentNode } from "#generated/hrms/schema.ts";
import { useTask } from "../../../crud/use-task.ts";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { DepartmentChoice } from "./department-choice.tsx";

export function MoveDialog({
  companyId,
  node,
  onClose,
}: {
  companyId: string;
  node: DepartmentNode;
  onClose: () => void;
}) {
  const t = useText();
  const { mutateAsync: move } = useMoveDepartment();
  const { busy, errors, failureText, run } = useTask(["parentId"]);
  const [parentId, setParentId] = useState<string | null>(node.parentId);
  const submit = (): void =>
    run(async () => {
      await move({
        path: { companyId, departmentId: node.id },
        headers: { "If-Match": `"${node.version}"` },
        body: { parentId },
      });
      toast({ text: t("departments.moved", { name: node.department }) });
      onClose();
    });
  return (
    <DialogForm
      title={t("departments.moveTitle", { name: node.department })}
      action={t("departments.move")}
      busy={busy}
      failure={failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      <DepartmentChoice
        companyId={companyId}
        except={node.id}
        name="parentId"
        label={t("departments.moveTo")}
        help={t("departments.moveTop")}
        error={errors["parentId"]}
        required={false}
        value={parentId}
        onChange={setParentId}
      />
    </DialogForm>
  );
}
