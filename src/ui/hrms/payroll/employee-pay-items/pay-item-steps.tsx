/** Steps of an employee's allowance or deduction: activate, stop and settle early. */
import { CheckCheck, CircleStop, Wallet } from "lucide-react";
import { useState } from "react";
import { settleEmployeePayItem, stopEmployeePayItem } from "#generated/hrms/forms/employee-pay-items.ts";
import {
  useActivateEmployeePayItem,
  useSettleEmployeePayItem,
  useStopEmployeePayItem,
} from "#generated/hrms/hooks/employee-pay-items.ts";
import type { EmployeePayItemSettlement, EmployeePayItemStop } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { MonthControl } from "../shared/month.tsx";
import { payItemFault, payItemProblem } from "./problem-text.ts";

const stopFields = specsOf(stopEmployeePayItem, { lastMonth: { control: MonthControl, help: true } });
const settleFields = specsOf(settleEmployeePayItem, { month: { control: MonthControl } });

export function PayItemSteps({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const format = useFormat();
  const may = useAbility().can("update", "employee-pay-items");
  const [open, setOpen] = useState<"stop" | "settle">();
  const activate = useActivateEmployeePayItem();
  const stop = useStopEmployeePayItem();
  const settle = useSettleEmployeePayItem();
  const attempt = useAttempt(payItemProblem);
  if (!may) return null;
  const path = { companyId: scope["companyId"] ?? "", employeePayItemId: row.id };
  const left = row["left"] as number | null;
  const words = {
    field: (name: string) => t(`employee-pay-items.${name as "lastMonth" | "reason" | "month" | "paidOn"}`),
    help: (name: string) => (name === "lastMonth" ? t("employee-pay-items.lastMonth.help") : undefined),
    fault: (code: string, fault: { params?: Record<string, unknown> }) => payItemFault(t, code, fault.params),
  };
  const close = (): void => setOpen(undefined);
  return (
    <>
      {row.status === "draft" && (
        <Button
          variant="solid"
          loading={activate.isPending}
          onClick={() => void attempt(() => activate.mutateAsync({ path }), t("employee-pay-items.activated"))}
        >
          <CheckCheck size={16} aria-hidden />
          {t("employee-pay-items.activate")}
        </Button>
      )}
      {row.status === "active" && left !== null && row["mode"] !== "payroll" && (
        <Button onClick={() => setOpen("settle")}>
          <Wallet size={16} aria-hidden />
          {t("employee-pay-items.settle")}
        </Button>
      )}
      {row.status === "active" && (
        <Button onClick={() => setOpen("stop")}>
          <CircleStop size={16} aria-hidden />
          {t("employee-pay-items.stop")}
        </Button>
      )}
      {open === "stop" && (
        <FormDialog
          title={t("employee-pay-items.stopTitle", { name: String(row["itemName"]) })}
          intro={t("employee-pay-items.stopText")}
          action={t("employee-pay-items.stop")}
          danger
          fields={stopFields}
          words={words}
          failureText={(error) => payItemProblem(t, error)}
          send={async (body) => {
            await stop.mutateAsync({ path, body: body as EmployeePayItemStop });
            toast({ text: t("employee-pay-items.stopped") });
          }}
          onClose={close}
        />
      )}
      {open === "settle" && (
        <FormDialog
          title={t("employee-pay-items.settleTitle")}
          intro={t("employee-pay-items.settleText", { amount: format.money(left ?? 0) })}
          action={t("employee-pay-items.settle")}
          fields={settleFields}
          words={words}
          failureText={(error) => payItemProblem(t, error)}
          send={async (body) => {
            await settle.mutateAsync({ path, body: body as EmployeePayItemSettlement });
            toast({ text: t("employee-pay-items.settled") });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
