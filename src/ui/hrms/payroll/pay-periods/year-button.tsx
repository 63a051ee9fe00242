/** Generates the pay periods of a year. */
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { generatePayPeriods as form } from "#generated/hrms/forms/pay-periods.ts";
import { useGeneratePayPeriods } from "#generated/hrms/hooks/pay-periods.ts";
import type { PayPeriodYear } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf, type Values } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { payrollProblem } from "../shared/problem-text.ts";

const monthly = ({ frequency }: Values): boolean => frequency === "monthly";
const inWeeks = ({ frequency }: Values): boolean => frequency === "weekly" || frequency === "fortnightly";

const fields = specsOf(form, {
  payDay: { shown: monthly, help: true },
  attendanceCutOff: { shown: monthly, help: true },
  startsOn: { shown: inWeeks, help: true },
  frequency: { clearable: false },
});

const helped = ["payDay", "attendanceCutOff", "startsOn"] as const;

export function YearButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const generate = useGeneratePayPeriods();
  const [open, setOpen] = useState(false);
  const [year] = today().split("-").map(Number);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarPlus size={16} aria-hidden />
        {t("payroll.year.button")}
      </Button>
      {open && (
        <FormDialog
          title={t("payroll.year.title")}
          intro={t("payroll.year.intro")}
          action={t("payroll.year.action")}
          fields={fields}
          initial={{ year, frequency: "monthly", payDay: null, attendanceCutOff: null, startsOn: null }}
          words={{
            field: (name) => t(`payroll.year.${name as keyof PayPeriodYear}`),
            choice: (_, value) => t(`payroll.frequency.${value as PayPeriodYear["frequency"]}`),
            help: (name) => {
              const known = helped.find((each) => each === name);
              return known && t(`payroll.year.${known}.help`);
            },
          }}
          failureText={(error) => payrollProblem(t, error)}
          send={async (body) => {
            const made = await generate.mutateAsync({ path: { companyId }, body: body as PayPeriodYear });
            toast({ text: t("payroll.year.done", { count: made.length }) });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
