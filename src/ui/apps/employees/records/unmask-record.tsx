/** A masked number of a record, and the way to see it: a reason is asked for and kept. */
import { chakra } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useUnmaskEmployeeField } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { problemText } from "../../../kit/problem.ts";
import { useAbility } from "../../../session/ability.ts";
import { useText } from "../../../messages/use-text.ts";

interface UnmaskRecordProps {
  employee: Employee;
  recordId: string;
  field: "passportNo" | "accountNo" | "birthCertNo";
  masked: string;
}

export function UnmaskRecord({ employee, recordId, field, masked }: UnmaskRecordProps) {
  const t = useText();
  const may = useAbility().can("unmask", "employees");
  const unmask = useUnmaskEmployeeField();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [value, setValue] = useState<string | null>(null);
  const send = (): void => {
    if (reason.trim().length < 3) return;
    unmask.mutate(
      { path: { companyId: employee.companyId, employeeId: employee.id }, body: { field, recordId, reason: reason.trim() } },
      {
        onSuccess: (answer) => {
          setValue(answer.value ?? "–");
          setAsking(false);
        },
      },
    );
  };
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <span role="status">{value ?? masked}</span>
      {may && (
        <IconButton size="sm" h="6!" minW="6!" label={t(value === null ? "employees.unmask" : "employees.maskAgain")} onClick={() => (value === null ? setAsking(true) : setValue(null))}>
          {value === null ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
        </IconButton>
      )}
      {asking && (
        <Dialog
          open
          title={t("employees.unmaskTitle")}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{t("common.cancel")}</Button>
              <Button variant="solid" loading={unmask.isPending} disabled={reason.trim().length < 3} onClick={send}>
                {t("employees.unmask")}
              </Button>
            </>
          }
        >
          <chakra.form
            display="grid"
            gap="4"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <chakra.p color="text.muted">{t("employees.unmaskIntro", { name: employee.person.fullName })}</chakra.p>
            <Field label={t("employees.field.reason")} required error={unmask.error ? problemText(t, unmask.error) : undefined}>
              <Input name="reason" value={reason} autoComplete="off" maxLength={200} onChange={(event) => setReason(event.target.value)} />
            </Field>
          </chakra.form>
        </Dialog>
      )}
    </chakra.span>
  );
}
