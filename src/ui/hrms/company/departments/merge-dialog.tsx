/** Merges a department into another: moves its employees and sub-departments, and archives it. */
import { mergeDepartment as form } from "#generated/hrms/forms/departments.ts";
import { useMergeDepartment } from "#generated/hrms/hooks/departments.ts";
import type { DepartmentMerge, DepartmentNode } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { MergePreview } from "./merge-preview.tsx";
import { otherDepartments } from "./other-departments.ts";

interface MergeDialogProps {
  companyId: string;
  node: DepartmentNode;
  onMerged: (into: string) => void;
  onClose: () => void;
}

export function MergeDialog({ companyId, node, onMerged, onClose }: MergeDialogProps) {
  const t = useText();
  const { mutateAsync: merge } = useMergeDepartment();
  return (
    <FormDialog
      title={t("departments.mergeTitle", { name: node.department })}
      intro={t("departments.mergeText", { name: node.department })}
      action={t("departments.merge")}
      fields={specsOf(form, { intoId: { reference: otherDepartments(node.id) } })}
      words={{ field: () => t("departments.mergeInto") }}
      scope={{ companyId }}
      more={({ intoId }) =>
        typeof intoId === "string" && <MergePreview companyId={companyId} departmentId={node.id} intoId={intoId} />
      }
      send={async (body) => {
        const { department: into } = await merge({
          path: { companyId, departmentId: node.id },
          headers: { "If-Match": `"${node.version}"` },
          body: body as DepartmentMerge,
        });
        toast({ text: t("departments.merged", { name: node.department, into: into.department }) });
        onMerged(into.id);
      }}
      onClose={onClose}
    />
  );
}
