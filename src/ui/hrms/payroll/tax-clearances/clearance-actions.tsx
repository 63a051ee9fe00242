/** The next step of a tax clearance, with the dialogs that say what follows. */
import {
  Banknote,
  Check,
  Ellipsis,
  FilePen,
  Mail,
  RefreshCw,
  Send,
  Stamp,
  Undo2,
  X,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { useDraftTaxClearance } from "#generated/hrms/hooks/tax-clearances.ts";
import { Button } from "../../../kit/button.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
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
  const button = (step: ClearanceStep, solid: boolean) => {
    const Icon = icons[step];
    const blocked = step === "submit" && open > 0;
    return (
      <Button
        key={step}
        {...(solid && { variant: "solid" })}
        data-step={step}
        loading={step === "draft" && draft.isPending}
        inactive={blocked}
        {...(blocked && { "data-tip": t("tax-clearances.blocked", { count: open }) })}
        onClick={() => take(step)}
      >
        <Icon size={16} aria-hidden />
        {t(`tax-clearances.do.${step}`)}
      </Button>
    );
  };
  return (
    <>
      {others.length > 0 && (
        <Menu
          align="end"
          trigger={(props) => (
            <Button {...props} variant="outline" square aria-label={t("crud.actionsOf", { name: clearance.fullName })}>
              <Ellipsis size={18} aria-hidden />
            </Button>
          )}
        >
          {others.map((step) => (
            <MenuItem key={step} icon={<X size={16} aria-hidden />} danger onSelect={() => take(step)}>
              {t(`tax-clearances.do.${step}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {beside && button(beside, false)}
      {main && button(main, true)}
      {asked && (
        <ClearanceDialog step={asked} companyId={companyId} clearance={clearance} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
