/** Creates a department below another one. */
import { createDepartment as form } from "#generated/hrms/forms/departments.ts";
import { useCreateDepartment } from "#generated/hrms/hooks/departments.ts";
import type { DepartmentInput, DepartmentNode } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

interface AddBelowDialogProps {
  companyId: string;
  parent: DepartmentNode;
  onAdded: (id: string) => void;
  onClose: () => void;
}

const fields = specsOf(form, {}, ["department", "code"]);

export function AddBelowDialog({ companyId, parent, onAdded, onClose }: AddBelowDialogProps) {
  const t = useText();
  const { mutateAsync: create } = useCreateDepartment();
  return (
    <FormDialog
      title={t("departments.addBelowTitle", { name: parent.department })}
      action={t("crud.create")}
      fields={fields}
      words={{
        field: (name) => t(name === "code" ? "departments.code" : "departments.department"),
        help: (name) => (name === "code" ? t("departments.section.basics.help") : undefined),
      }}
      send={async (body) => {
        const made = await create({ path: { companyId }, body: { ...body, parentId: parent.id } as DepartmentInput });
        toast({ text: t("crud.created", { name: made.department }) });
        onAdded(made.id);
      }}
      onClose={onClose}
    />
  );
}
