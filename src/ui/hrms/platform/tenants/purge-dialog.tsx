/** Asks for the code of a tenant and the reason before all that it holds is deleted. */
import { useState } from "react";
import { usePurgeTenant } from "#generated/hrms/hooks/tenants.ts";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
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
  const [typed, setTyped] = useState("");
  return (
    <ReasonDialog
      title={t("platform.purgeTitle", { name })}
      text={t("platform.purgeText")}
      action={t("platform.purge")}
      danger
      fields={["code"]}
      onTake={async (reason) => {
        await purge.mutateAsync({ path: { tenantId: id }, body: { code: typed.trim(), reason } });
        toast({ text: t("platform.purged", { name }) });
      }}
      onClose={onClose}
    >
      {(errors) => (
        <Field label={t("platform.purgeCode", { code })} required error={errors["code"]}>
          <Input
            name="code"
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
