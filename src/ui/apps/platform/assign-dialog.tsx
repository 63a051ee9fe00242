/** Gives a tenant a package from a day on. */
import { chakra } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { useListPackageOptions } from "#generated/hrms/hooks/packages.ts";
import { useAssignTenantPackage } from "#generated/hrms/hooks/tenants.ts";
import { Button } from "../../kit/button.tsx";
import { DateInput } from "../../kit/date-input.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Field } from "../../kit/field.tsx";
import { Select } from "../../kit/select.tsx";
import { toast } from "../../kit/toast.ts";
import type { Typed } from "../../kit/unparsed.ts";
import { useText } from "../../messages/use-text.ts";
import { platformProblem } from "./problem-text.ts";

export function AssignDialog({ tenantId, current, onClose }: { tenantId: string; current: unknown; onClose: () => void }) {
  const t = useText();
  const { data: offered = [] } = useListPackageOptions();
  const assign = useAssignTenantPackage();
  const [chosen, choose] = useState<string>();
  const [from, setFrom] = useState<Typed<string>>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const packageId = chosen ?? offered.find(({ id }) => id !== current)?.id ?? "";
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (assign.isPending || packageId === "") return;
    try {
      await assign.mutateAsync({ path: { tenantId }, body: { packageId, ...(typeof from === "string" && { from }) } });
      toast({ text: t("platform.assigned") });
      onClose();
    } catch (error) {
      setRefusal(error);
    }
  };
  return (
    <Dialog
      open
      title={t("platform.assign")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" type="submit" form="assign" loading={assign.isPending}>
            {t("platform.assign")}
          </Button>
        </>
      }
    >
      <chakra.form id="assign" noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <chakra.p color="text.muted">{t("platform.assignText")}</chakra.p>
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
        {refusal !== null && (
          <chakra.p role="alert" color="danger.text">
            {platformProblem(t, refusal)}
          </chakra.p>
        )}
      </chakra.form>
    </Dialog>
  );
}
