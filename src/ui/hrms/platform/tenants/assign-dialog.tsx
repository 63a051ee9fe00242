/** Assigns a package to a tenant from a date. */
import { assignTenantPackage as form } from "#generated/hrms/forms/tenants.ts";
import { useListPackageOptions } from "#generated/hrms/hooks/packages.ts";
import { useAssignTenantPackage } from "#generated/hrms/hooks/tenants.ts";
import type { TenantPackageInput } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { platformProblem } from "../shared/problem-text.ts";

interface AssignDialogProps {
  tenantId: string;
  current: unknown;
  onClose: () => void;
}

export function AssignDialog({ tenantId, current, onClose }: AssignDialogProps) {
  const t = useText();
  const { data: offered } = useListPackageOptions();
  const { mutateAsync: assign } = useAssignTenantPackage();
  if (!offered) return null;
  return (
    <FormDialog
      title={t("platform.assign")}
      intro={t("platform.assignText")}
      action={t("platform.assign")}
      fields={specsOf(form, { packageId: { kind: "choice", choices: offered.map(({ id }) => id) } })}
      initial={{ packageId: offered.find(({ id }) => id !== current)?.id ?? null, from: null }}
      words={{
        field: (name) => t(name === "from" ? "platform.from" : "platform.package"),
        help: (name) => (name === "from" ? t("platform.fromHelp") : undefined),
        choice: (_name, value) => offered.find(({ id }) => id === value)?.label ?? "",
      }}
      failureText={(error) => platformProblem(t, error)}
      send={async (body) => {
        await assign({ path: { tenantId }, body: body as TenantPackageInput });
        toast({ text: t("platform.assigned") });
      }}
      onClose={onClose}
    />
  );
}
