/** Steps with one payslip of a run, as a menu. Needs the messages of `payroll`. */
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, Hand, MessageSquareText, Play, RefreshCw, RotateCcw, UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { updatePayslipNote as noteForm } from "#generated/hrms/forms/pay-runs.ts";
import {
  useExcludePayslip,
  useHoldPayslip,
  useIncludePayslip,
  useRecalculatePayslip,
  useReleasePayslip,
  useReversePayslip,
  useUpdatePayslipNote,
} from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRun } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button, type ButtonProps } from "../../../kit/button.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { payrollProblem } from "./problem-text.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { slipSteps, type Slip, type SlipStep } from "./slip-steps.ts";

const icons = {
  recalculate: RefreshCw,
  note: MessageSquareText,
  hold: Hand,
  release: Play,
  exclude: UserMinus,
  include: UserPlus,
  reverse: RotateCcw,
};
const fields = specsOf(noteForm);

interface SlipMenuProps {
  companyId: string;
  payRunId: string;
  /** Undefined until it is known. */
  status: PayRun["status"] | undefined;
  slip: Slip;
  /** Props of the button, such as its tab index within a row. */
  button?: Partial<ButtonProps>;
}

type Asked = "hold" | "exclude" | "reverse" | "note";
const asks = (step: SlipStep): step is Asked => ["hold", "exclude", "reverse", "note"].includes(step);

export function SlipMenu({ companyId, payRunId, status, slip, button }: SlipMenuProps) {
  const t = useText();
  const ability = useAbility();
  const attempt = useAttempt(payrollProblem);
  const [asked, ask] = useState<Asked>();
  const [recalculate, release, include] = [useRecalculatePayslip(), useReleasePayslip(), useIncludePayslip()];
  const { fullName: name } = slip;
  const path = { companyId, payRunId, payslipId: slip.id };
  const may = { run: ability.can("run", "pay-runs"), approve: ability.can("approve", "pay-runs") };
  const steps = status === undefined ? [] : slipSteps(slip, status, may);
  const direct = { recalculate, release, include };
  const label = t("payroll.slip.stepsOf", { name });
  if (steps.length === 0) return null;
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <Button {...props} variant="ghost" square aria-label={label} {...button}>
            <Ellipsis size={18} aria-hidden />
          </Button>
        )}
      >
        {steps.map((step) => {
          const Icon = icons[step];
          return (
            <MenuItem
              key={step}
              icon={<Icon size={16} aria-hidden />}
              danger={step === "reverse"}
              onSelect={() =>
                asks(step)
                  ? ask(step)
                  : void attempt(() => direct[step].mutateAsync({ path }), t(`payroll.slip.done.${step}`, { name }))
              }
            >
              {t(`payroll.slip.${step}`)}
            </MenuItem>
          );
        })}
      </Menu>
      {asked && <SlipDialog asked={asked} slip={slip} path={path} onClose={() => ask(undefined)} />}
    </>
  );
}

interface SlipDialogProps {
  asked: Asked;
  slip: Slip;
  path: { companyId: string; payRunId: string; payslipId: string };
  onClose: () => void;
}

function SlipDialog({ asked, slip, path, onClose }: SlipDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const [hold, exclude, reverse, note] = [
    useHoldPayslip(),
    useExcludePayslip(),
    useReversePayslip(),
    useUpdatePayslipNote(),
  ];
  const { fullName: name } = slip;
  const done = t(`payroll.slip.done.${asked}`, { name });
  if (asked === "note")
    return (
      <FormDialog
        title={t("payroll.slip.noteTitle", { name })}
        intro={t("payroll.slip.noteText")}
        action={t("shell.save")}
        fields={fields}
        initial={{ note: slip.note }}
        words={{ field: () => t("payroll.slip.noteField") }}
        failureText={(error) => payrollProblem(t, error)}
        send={async (body) => {
          await note.mutateAsync({
            path,
            headers: { "If-Match": `"${slip.version}"` },
            body: body as { note: string | null },
          });
          toast({ text: done });
        }}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={t(`payroll.slip.${asked}Title`, { name })}
      action={t(`payroll.slip.${asked}`)}
      danger={asked === "reverse"}
      done={done}
      send={async (body) => {
        if (asked === "hold") await hold.mutateAsync({ path, body });
        else if (asked === "exclude") await exclude.mutateAsync({ path, body });
        else {
          const { id } = await reverse.mutateAsync({ path, body });
          void navigate({ to: `/companies/${path.companyId}/pay-runs/${id}` as string });
        }
      }}
      onClose={onClose}
    >
      {t(`payroll.slip.${asked}Text`)}
    </ReasonDialog>
  );
}
