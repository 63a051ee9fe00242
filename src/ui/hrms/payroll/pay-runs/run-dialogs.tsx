/** Dialogs of the steps of a run: each says what follows before it is taken. */
import {
  approvePayRun as approvalForm,
  markPayRunPaid as paidForm,
  updatePayRun as editForm,
} from "#generated/hrms/forms/pay-runs.ts";
import {
  useApprovePayRun,
  useCancelPayRun,
  useClosePayRun,
  useLockPayRun,
  useMarkPayRunPaid,
  usePublishPayRun,
  useReturnPayRun,
  useSubmitPayRun,
  useUpdatePayRun,
} from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRun, PayRunChange } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type FieldSpec, specsOf, type Values } from "../../../form/spec.ts";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { payrollProblem } from "../shared/problem-text.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { payRuns } from "./area.ts";
import type { AskedStep } from "./run-actions.tsx";
import { mayChoose, paysItems } from "./run-fields.ts";

interface StepProps {
  path: { companyId: string; payRunId: string };
  run: PayRun;
  onClose: () => void;
}

export function RunDialog({ step, ...props }: StepProps & { step: AskedStep }) {
  switch (step) {
    case "submit":
    case "lock":
    case "close":
      return <Confirm step={step} {...props} />;
    case "return":
    case "cancel":
      return <WithReason step={step} {...props} />;
    case "approve":
      return <Approve {...props} />;
    case "publish":
      return <Publish {...props} />;
    case "pay":
      return <MarkPaid {...props} />;
    default:
      return <Edit {...props} />;
  }
}

function Confirm({ step, path, run, onClose }: StepProps & { step: "submit" | "lock" | "close" }) {
  const t = useText();
  const format = useFormat();
  const attempt = useAttempt(payrollProblem);
  const [submit, lock, close] = [useSubmitPayRun(), useLockPayRun(), useClosePayRun()];
  const { mutateAsync } = { submit, lock, close }[step];
  const { name, people, payable } = run;
  return (
    <ConfirmDialog
      open
      title={t(`payroll.${step}Title`, { name })}
      action={t(`payroll.do.${step}`)}
      onConfirm={() => attempt(() => mutateAsync({ path }), t(`payroll.done.${step}`, { name }))}
      onClose={onClose}
    >
      {t(`payroll.${step}Text`, { people, amount: format.money(payable) })}
    </ConfirmDialog>
  );
}

function WithReason({ step, path, run: { name }, onClose }: StepProps & { step: "return" | "cancel" }) {
  const t = useText();
  const [back, cancel] = [useReturnPayRun(), useCancelPayRun()];
  return (
    <ReasonDialog
      title={t(`payroll.${step}Title`, { name })}
      action={t(`payroll.do.${step}`)}
      danger={step === "cancel"}
      done={t(`payroll.done.${step}`, { name })}
      send={(body) => (step === "return" ? back : cancel).mutateAsync({ path, body })}
      onClose={onClose}
    >
      {t(`payroll.${step}Text`)}
    </ReasonDialog>
  );
}

const approval = specsOf(approvalForm);

function Approve({ path, run: { name, people, payable }, onClose }: StepProps) {
  const t = useText();
  const format = useFormat();
  const approve = useApprovePayRun();
  return (
    <FormDialog
      title={t("payroll.approveTitle", { name })}
      intro={t("payroll.approveText", { people, amount: format.money(payable) })}
      action={t("payroll.do.approve")}
      fields={approval}
      words={{ field: () => t("payroll.comment") }}
      failureText={(error) => payrollProblem(t, error)}
      send={async (body) => {
        await approve.mutateAsync({ path, body: body as { comment?: string | null } });
        toast({ text: t("payroll.done.approve", { name }) });
      }}
      onClose={onClose}
    />
  );
}

const isLater = ({ when }: Values): boolean => when === "later";
const publication: readonly FieldSpec[] = [
  { name: "when", kind: "choice", choices: ["now", "later"], required: true, clearable: false },
  { name: "date", kind: "date", required: true, shown: isLater },
  { name: "time", kind: "time", required: true, shown: isLater },
];

function Publish({ path, run: { name, people, payDate }, onClose }: StepProps) {
  const t = useText();
  const publish = usePublishPayRun();
  return (
    <FormDialog
      title={t("payroll.publishTitle", { name })}
      intro={t("payroll.publishText", { people })}
      action={t("payroll.do.publish")}
      fields={publication}
      initial={{ when: "now", date: payDate, time: "09:00" }}
      words={{
        field: (field) => t(`payroll.publish.${field as "when"}`),
        choice: (_, value) => t(`payroll.publish.when.${value as "now"}`),
      }}
      failureText={(error) => payrollProblem(t, error)}
      send={async (_, { when, date, time }) => {
        const publishAt = when === "later" ? new Date(`${String(date)}T${String(time)}`).toISOString() : null;
        await publish.mutateAsync({ path, body: { publishAt } });
        toast({ text: t(publishAt === null ? "payroll.done.publish" : "payroll.done.publishLater", { name }) });
      }}
      onClose={onClose}
    />
  );
}

const paid = specsOf(paidForm, { paidOn: { help: true } });

function MarkPaid({ path, run: { name, payDate, held }, onClose }: StepProps) {
  const t = useText();
  const mark = useMarkPayRunPaid();
  return (
    <FormDialog
      title={t("payroll.payTitle", { name })}
      intro={held === 0 ? t("payroll.payText") : t("payroll.payHeld", { count: held })}
      action={t("payroll.do.pay")}
      fields={paid}
      initial={{ paidOn: payDate }}
      words={{ field: () => t("payroll.paidOn"), help: () => undefined }}
      failureText={(error) => payrollProblem(t, error)}
      send={async (body) => {
        await mark.mutateAsync({ path, body: body as { paidOn?: string | null } });
        toast({ text: t("payroll.done.pay", { name }) });
      }}
      onClose={onClose}
    />
  );
}

const { departmentIds, employeeGroupIds, employeeIds } = payRuns.references;
const itemCodes = payRuns.controls?.["itemCodes"];

function Edit({ path, run, onClose }: StepProps) {
  const t = useText();
  const ability = useAbility();
  const update = useUpdatePayRun();
  const fields = specsOf(editForm, {
    ...(departmentIds && { departmentIds: { reference: departmentIds } }),
    ...(employeeGroupIds && { employeeGroupIds: { reference: employeeGroupIds } }),
    ...(employeeIds && { employeeIds: { reference: employeeIds } }),
    ...(itemCodes && { itemCodes: { control: itemCodes } }),
  }).filter(
    ({ name, reference }) => mayChoose(ability, reference) && (name !== "itemCodes" || paysItems({ kind: run.kind })),
  );
  const { departmentIds: ids, employeeGroupIds: groups, employeeIds: people, itemCodes: codes } = run;
  const kept = { departmentIds: ids, employeeGroupIds: groups, employeeIds: people, itemCodes: codes };
  return (
    <FormDialog
      title={t("payroll.editTitle", { name: run.name })}
      intro={t("payroll.editText")}
      action={t("shell.save")}
      fields={fields}
      scope={{ companyId: path.companyId }}
      initial={Object.fromEntries(fields.map(({ name }) => [name, run[name as keyof PayRunChange]]))}
      words={{ field: (name) => t(`pay-runs.${name as "name"}`) }}
      failureText={(error) => payrollProblem(t, error)}
      send={async (body) => {
        await update.mutateAsync({
          path,
          headers: { "If-Match": `"${run.version}"` },
          // Filters that are not shown stay as they are.
          body: { ...kept, ...(body as unknown as PayRunChange) },
        });
        toast({ text: t("crud.saved", { name: run.name }) });
      }}
      onClose={onClose}
    />
  );
}
