/** Merges a department into another one: its people and what lies below it move there, and it is archived. */
import { useState } from "react";
import { useMergeDepartment } from "#generated/hrms/hooks/departments.ts";
import type { DepartmentNode } from "#generated/hrms/schema.ts";
import { useTask } from "../../../crud/use-task.ts";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { DepartmentChoice } from "./department-choice.tsx";
import { MergePreview } from "./merge-preview.tsx";

interface MergeDialogProps {
  companyId: string;
  node: DepartmentNode;
  onMerged: (into: string) => void;
  onClose: () => void;
}

export function MergeDialog({ companyId, node, onMerged, onClose }: MergeDialogProps) {
  const t = useText();
  const { mutateAsync: merge } = useMergeDepartment();
  const { busy, errors, failureText, run } = useTask(["intoId"]);
  const [intoId, setIntoId] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const submit = (): void => {
    setMissing(intoId === null);
    if (intoId === null) return;
    run(async () => {
      const { department: into } = await merge({
        path: { companyId, departmentId: node.id },
        headers: { "If-Match": `"${node.version}"` },
        body: { intoId },
      });
      toast({ text: t("departments.merged", { name: node.department, into: into.department }) });
      onMerged(into.id);
      onClose();
    });
  };
  return (
    <DialogForm
      title={t("departments.mergeTitle", { name: node.department })}
      intro={t("departments.mergeText", { name: node.department })}
      action={t("departments.merge")}
      busy={busy}
      failure={failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      <DepartmentChoice
        companyId={companyId}
        except={node.id}
        name="intoId"
        label={t("departments.mergeInto")}
        error={missing ? t("common.fault.required") : errors["intoId"]}
        required
        value={intoId}
        onChange={(value) => {
          setIntoId(value);
          setMissing(false);
        }}
      />
      {intoId !== null && <MergePreview companyId={companyId} departmentId={node.id} intoId={intoId} />}
    </DialogForm>
  );
}
