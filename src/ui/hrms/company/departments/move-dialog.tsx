/** Moves a department with its sub-departments under another one or to the top. */
import { moveDepartment as form } from "#generated/hrms/forms/departments.ts";
import { useMoveDepartment } from "#generated/hrms/hooks/departments.ts";
import type { DepartmentMove, DepartmentNode } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { otherDepartments } from "./other-departments.ts";

interface MoveDialogProps {
  companyId: string;
  node: DepartmentNode;
  onClose: () => void;
}

export function MoveDialog({ companyId, node, onClose }: MoveDialogProps) {
  const t = useText();
  const { mutateAsync: move } = useMoveDepartment();
  return (
    <FormDialog
      title={t("departments.moveTitle", { name: node.department })}
      action={t("departments.move")}
      fields={specsOf(form, { parentId: { reference: otherDepartments(node.id), required: false } })}
      initial={{ parentId: node.parentId }}
      words={{ field: () => t("departments.moveTo"), help: () => t("departments.moveTop") }}
      scope={{ companyId }}
      send={async (body) => {
        await move({
          path: { companyId, departmentId: node.id },
          headers: { "If-Match": `"${node.version}"` },
          body: body as DepartmentMove,
        });
        toast({ text: t("departments.moved", { name: node.department }) });
      }}
      onClose={onClose}
    />
  );
}
