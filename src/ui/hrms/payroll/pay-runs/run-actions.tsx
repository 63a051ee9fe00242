/** The next step of a run, and others in its menu. */
import { useState } from "react";
import {
  Banknote,
  Calculator,
  Check,
  Ellipsis,
  Eye,
  Lock,
  Pencil,
  Send,
  SquareCheck,
  Undo2,
  X,
  type LucideIcon,
} from "lucide-react";
import { useCalculatePayRun } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRun } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { payrollProblem } from "../shared/problem-text.ts";
import { RunDialog } from "./run-dialogs.tsx";
import type { RunTabProps } from "./run-tab.ts";
import { runSteps, type RunStep } from "./run-steps.ts";

const icons: Record<RunStep, LucideIcon> = {
  calculate: Calculator,
  submit: Send,
  approve: Check,
  return: Undo2,
  lock: Lock,
  publish: Eye,
  pay: Banknote,
  close: SquareCheck,
  edit: Pencil,
  cancel: X,
};

export type AskedStep = Exclude<RunStep, "calculate">;

export function RunActions({ companyId, run }: RunTabProps) {
  const t = useText();
  const ability = useAbility();
  const attempt = useAttempt(payrollProblem);
  const calculate = useCalculatePayRun();
  const [asked, ask] = useState<AskedStep>();
  const { main, beside, others } = runSteps(run, ability.can("run", "pay-runs"));
  const path = { companyId, payRunId: run.id };
  const take = (step: RunStep): void => {
    if (step === "calculate") void attempt(() => calculate.mutateAsync({ path }));
    else ask(step);
  };
  const blocked = (step: RunStep): boolean => step === "submit" && run.blockers > 0;
  const button = (step: RunStep, solid: boolean) => {
    const Icon = icons[step];
    return (
      <Button
        key={step}
        {...(solid && { variant: "solid" })}
        data-step={step}
        loading={step === "calculate" && calculate.isPending}
        inactive={blocked(step)}
        {...(blocked(step) && { "data-tip": t("payroll.blocked", { count: run.blockers }) })}
        onClick={() => take(step)}
      >
        <Icon size={16} aria-hidden />
        {stepName(t, step, run)}
      </Button>
    );
  };
  return (
    <>
      {others.length > 0 && (
        <Menu
          align="end"
          trigger={(props) => (
            <Button {...props} variant="outline" square aria-label={t("crud.actionsOf", { name: run.name })}>
              <Ellipsis size={18} aria-hidden />
            </Button>
          )}
        >
          {others.map((step) => {
            const Icon = icons[step];
            return (
              <MenuItem
                key={step}
                icon={<Icon size={16} aria-hidden />}
                danger={step === "cancel"}
                onSelect={() => take(step)}
              >
                {stepName(t, step, run)}
              </MenuItem>
            );
          })}
        </Menu>
      )}
      {beside && button(beside, false)}
      {main && button(main, true)}
      {asked && <RunDialog step={asked} path={path} run={run} onClose={() => ask(undefined)} />}
    </>
  );
}

function stepName(t: ReturnType<typeof useText>, step: RunStep, { calculatedAt, publishAt }: PayRun): string {
  if (step === "calculate" && calculatedAt !== null) return t("payroll.do.calculateAgain");
  return t(step === "publish" && publishAt !== null ? "payroll.do.publishAgain" : `payroll.do.${step}`);
}
