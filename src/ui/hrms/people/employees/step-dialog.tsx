/** Performs a lifecycle action; the dialog explains its effect and asks for the date. */
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Employee, EmployeeAction } from "#generated/hrms/schema.ts";
import { lastDayOf } from "#src/domain/people/life-cycle.ts";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { lifeSteps } from "./actions.ts";
import { FormDialog } from "./form/form-dialog.tsx";
import type { Values } from "../../../form/spec.ts";

interface StepDialogProps {
  employee: Employee;
  step: EmployeeAction;
  onClose: () => void;
}

export function StepDialog({ employee, step, onClose }: StepDialogProps) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { call, fields, initial, danger = false } = lifeSteps[step];
  const { mutateAsync } = useMutation(call());
  const { companyId, id, person, employment } = employee;
  const name = person.fullName;
  /** Last day computed from the notice period, unless one is entered. */
  const preview = ({ noticeGivenOn, lastDay }: Values) =>
    step === "giveNotice" && typeof noticeGivenOn === "string" && lastDay === null && employment.noticeDays !== null
      ? t("employees.lastDayFollows", {
          date: format.date(lastDayOf(noticeGivenOn, employment.noticeDays)),
          days: employment.noticeDays,
        })
      : null;
  return (
    <FormDialog
      companyId={companyId}
      title={t(`employees.action.${step}`)}
      intro={t(`employees.effect.${step}`, { name })}
      action={t(`employees.action.${step}`)}
      danger={danger}
      fields={fields}
      initial={initial(employee)}
      preview={preview}
      send={async (body) => {
        const answer = await mutateAsync({ path: { companyId, employeeId: id }, ...(fields.length > 0 && { body }) });
        const isWaiting = step === "confirm" && answer?.status === "probation";
        toast({ text: t(isWaiting ? "employees.confirmationRequested" : `employees.done.${step}`, { name }) });
        if (step === "rehire" && answer)
          void navigate({
            to: "/companies/$companyId/employees/$employeeId",
            params: { companyId, employeeId: answer.id },
          });
        if (step === "delete")
          void navigate({ to: "/companies/$companyId/employees", params: { companyId }, replace: true });
      }}
      onClose={onClose}
    />
  );
}
