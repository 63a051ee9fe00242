/** The next step of a tax clearance, with the dialogs that say what follows. */
import { Banknote, Check, FilePen, Mail, RefreshCw, Send, Stamp, Undo2, X, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useDraftTaxClearance } from "#generated/hrms/hooks/tax-clearances.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { StepButtons } from "../shared/step-buttons.tsx";
import { ClearanceDialog } from "./clearance-dialogs.tsx";
import { type ClearanceStep, clearanceSteps } from "./clearance-steps.ts";
import type { ClearanceTabProps } from "./clearance-tab.ts";
import { clearanceProblem } from "./problem-text.ts";

const icons: Record<ClearanceStep, LucideIcon> = {
  draft: RefreshCw,
  submit: Send,
  approve: Check,
  return: Undo2,
  acknowledge: Stamp,
  directive: Mail,
  settle: Banknote,
  amend: FilePen,
  cancel: X,
};

export function ClearanceActions({ companyId, clearance }: ClearanceTabProps) {
  const t = useText();
  const attempt = useAttempt(clearanceProblem);
  const draft = useDraftTaxClearance();
  const [asked, ask] = useState<Exclude<ClearanceStep, "draft">>();
  const { main, beside, others } = clearanceSteps(clearance, useAbility().can("run", "tax-clearances"));
  const path = { companyId, taxClearanceId: clearance.id };
  const open = clearance.problems.length;
  const take = (step: ClearanceStep): void => {
    if (step === "draft") void attempt(() => draft.mutateAsync({ path }), t("tax-clearances.done.draft"));
    else ask(step);
  };
  return (
    <>
      <StepButtons
        name={clearance.fullName}
        main={main}
        beside={beside}
        others={others}
        icons={icons}
        label={(step) => t(`tax-clearances.do.${step}`)}
        pending={draft.isPending ? "draft" : undefined}
        blocked={open > 0 ? t("tax-clearances.blocked", { count: open }) : undefined}
        onTake={take}
      />
      {asked && (
        <ClearanceDialog step={asked} companyId={companyId} clearance={clearance} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
