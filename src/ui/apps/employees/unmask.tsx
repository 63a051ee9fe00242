/** A masked number, and the way to see it: a reason is asked for and kept; it is hidden again when the page is left. */
import { chakra } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useUnmaskEmployeeField } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { FormDialog } from "./form/form-dialog.tsx";

export function Unmask({ employee, masked }: { employee: Employee; masked: string }) {
  const t = useText();
  const may = useAbility().can("unmask", "employees");
  const { mutateAsync } = useUnmaskEmployeeField();
  const [asking, setAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontVariantNumeric="tabular-nums">
      <span role="status">{value ?? masked}</span>
      {may && (
        <IconButton size="sm" h="6!" minW="6!" label={t(value === null ? "employees.unmask" : "employees.maskAgain")} onClick={() => (value === null ? setAsking(true) : setValue(null))}>
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
          send={async ({ reason }) => {
            const answer = await mutateAsync({ path: { companyId: employee.companyId, employeeId: employee.id }, body: { field: "idNo", reason: String(reason) } });
            setValue(answer.value ?? "–");
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </chakra.span>
  );
}
