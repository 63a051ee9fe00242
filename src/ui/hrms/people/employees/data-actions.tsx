/** Data protection actions on an employee: export all data, and hold it from deletion. */
import type { Employee } from "#generated/hrms/schema.ts";
import { exportEmployeeData } from "#generated/hrms/client/employees.ts";
import { useHoldEmployee, useLiftEmployeeHold } from "#generated/hrms/hooks/employees.ts";
import { downloadFile } from "../../../kit/download.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { FormDialog } from "./form/form-dialog.tsx";

export type DataAction = "hold" | "liftHold" | "exportData";

interface DataDialogProps {
  employee: Employee;
  action: DataAction;
  onClose: () => void;
}

export function DataDialog({ employee, action, onClose }: DataDialogProps) {
  const t = useText();
  const hold = useHoldEmployee();
  const lift = useLiftEmployeeHold();
  const { companyId, id, employeeNo, person } = employee;
  const path = { companyId, employeeId: id };
  const send = async (reason: string): Promise<void> => {
    if (action === "exportData")
      downloadFile(`${employeeNo}.zip`, await exportEmployeeData({ path, body: { reason } }), "application/zip");
    else await (action === "hold" ? hold : lift).mutateAsync({ path, body: { reason } });
    toast({ text: t(`employees.data.done.${action}`, { name: person.fullName }) });
  };
  return (
    <FormDialog
      companyId={companyId}
      title={t(`employees.data.${action}`)}
      intro={t(`employees.data.effect.${action}`, { name: person.fullName })}
      action={t(`employees.data.${action}`)}
      fields={[{ name: "reason", kind: "text", required: true }]}
      initial={{ reason: null }}
      send={({ reason }) => send(String(reason))}
      onClose={onClose}
    />
  );
}
