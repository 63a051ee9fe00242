/** The next step of a run, and others in its menu. */
import { useState } from "react";
import {
  Banknote,
  Calculator,
  Check,
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
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { payrollProblem } from "../shared/problem-text.ts";
import { StepButtons } from "../shared/step-buttons.tsx";
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
  return (
    <>
      <StepButtons
        name={run.name}
        main={main}
        beside={beside}
        others={others}
        icons={icons}
        label={(step) => stepName(t, step, run)}
        pending={calculate.isPending ? "calculate" : undefined}
        blocked={run.blockers > 0 ? t("payroll.blocked", { count: run.blockers }) : undefined}
        onTake={take}
      />
      {asked && <RunDialog step={asked} path={path} run={run} onClose={() => ask(undefined)} />}
    </>
  );
}

function stepName(t: ReturnType<typeof useText>, step: RunStep, { calculatedAt, publishAt }: PayRun): string {
  if (step === "calculate" && calculatedAt !== null) return t("payroll.do.calculateAgain");
  return t(step === "publish" && publishAt !== null ? "payroll.do.publishAgain" : `payroll.do.${step}`);
}
