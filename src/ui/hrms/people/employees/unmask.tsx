/** Masked number that can be revealed: the user's own at once, others' with a logged reason. Hidden again on leaving. */
import { css } from "#generated/styles/css/index.js";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useUnmaskEmployeeField } from "#generated/hrms/hooks/employees.ts";
import type { Employee, EmployeeUnmask } from "#generated/hrms/schema.ts";
import { IconButton } from "../../../kit/button.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { FormDialog } from "./form/form-dialog.tsx";
import { employeeProblemText } from "./problem-text.ts";

interface UnmaskProps {
  employee: Employee;
  field: EmployeeUnmask["field"];
  /** Id of the record with the number, if it is not on the employee itself. */
  recordId?: string;
  masked: string;
}

export function Unmask({ employee, field, recordId, masked }: UnmaskProps) {
  const t = useText();
  const may = useAbility().can("unmask", "employees") || employee.self;
  const { mutateAsync, isPending } = useUnmaskEmployeeField();
  const [asking, setAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  const show = async (reason?: string): Promise<void> => {
    const body = { field, ...(recordId !== undefined && { recordId }), ...(reason !== undefined && { reason }) };
    const answer = await mutateAsync({ path: { companyId: employee.companyId, employeeId: employee.id }, body });
    setValue(answer.value ?? "–");
  };
  const press = (): void => {
    if (value !== null) setValue(null);
    else if (employee.self)
      show().catch((error: unknown) => void toast({ kind: "error", text: employeeProblemText(t, error) }));
    else setAsking(true);
  };
  return (
    <span
      className={css({ display: "inline-flex", alignItems: "center", gap: "2", fontVariantNumeric: "tabular-nums" })}
    >
      <span role="status">{value ?? masked}</span>
      {may && (
        <IconButton
          size="sm"
          loading={isPending && !asking}
          label={t(value === null ? "employees.unmask" : "employees.maskAgain")}
          onClick={press}
          className={css({ h: "6!", minW: "6!" })}
        >
          {value === null ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
        </IconButton>
      )}
      {asking && (
        <FormDialog
          companyId={employee.companyId}
          title={t("employees.unmaskTitle")}
          intro={t("employees.unmaskIntro", { name: employee.person.fullName })}
          action={t("employees.unmask")}
          fields={[{ name: "reason", kind: "text", required: true }]}
          initial={{ reason: null }}
          send={({ reason }) => show(String(reason))}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
