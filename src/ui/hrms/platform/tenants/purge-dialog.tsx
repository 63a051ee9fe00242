/** Asks for tenant code and reason before all its data is deleted. */
import { purgeTenant as form } from "#generated/hrms/forms/tenants.ts";
import { usePurgeTenant } from "#generated/hrms/hooks/tenants.ts";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

export function PurgeDialog({
  tenant: { id, name, code },
  onClose,
}: {
  tenant: { id: string; name: string; code: string };
  onClose: () => void;
}) {
  const t = useText();
  const purge = usePurgeTenant();
  return (
    <ReasonDialog
      title={t("platform.purgeTitle", { name })}
      text={t("platform.purgeText")}
      action={t("platform.purge")}
      danger
      more={specsOf(form, { code: { label: t("platform.purgeCode", { code }) } }, ["code"])}
      onTake={async (reason, typed) => {
        await purge.mutateAsync({ path: { tenantId: id }, body: { code: String(typed["code"]), reason } });
        toast({ text: t("platform.purged", { name }) });
      }}
      onClose={onClose}
    />
  );
}
