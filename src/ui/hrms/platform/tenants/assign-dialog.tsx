/** Gives a tenant a package from a day on. */
import { useState } from "react";
import { useListPackageOptions } from "#generated/hrms/hooks/packages.ts";
import { useAssignTenantPackage } from "#generated/hrms/hooks/tenants.ts";
import { useTask } from "../../../crud/use-task.ts";
import { DateInput } from "../../../kit/date-input.tsx";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { Field } from "../../../kit/field.tsx";
import { Select } from "../../../kit/select.tsx";
import { toast } from "../../../kit/toast.ts";
import type { Typed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";
import { platformProblem } from "../shared/problem-text.ts";

export function AssignDialog({
  tenantId,
  current,
  onClose,
}: {
  tenantId: string;
  current: unknown;
  onClose: () => void;
}) {
  const t = useText();
  const { data: offered = [] } = useListPackageOptions();
  const { mutateAsync: assign } = useAssignTenantPackage();
  const { busy, failureText, run } = useTask([], platformProblem);
  const [chosen, choose] = useState<string>();
  const [from, setFrom] = useState<Typed<string>>(null);
  const packageId = chosen ?? offered.find(({ id }) => id !== current)?.id ?? "";
  const submit = (): void => {
    if (packageId === "") return;
    run(async () => {
      await assign({ path: { tenantId }, body: { packageId, ...(typeof from === "string" && { from }) } });
      toast({ text: t("platform.assigned") });
      onClose();
    });
  };
  return (
    <DialogForm
      title={t("platform.assign")}
      intro={t("platform.assignText")}
      action={t("platform.assign")}
      busy={busy}
      failure={failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("platform.package")} required>
        <Select name="packageId" value={packageId} onChange={(event) => choose(event.target.value)}>
          {offered.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("platform.from")} help={t("platform.fromHelp")}>
        <DateInput name="from" value={from} onChange={setFrom} />
      </Field>
    </DialogForm>
  );
}
