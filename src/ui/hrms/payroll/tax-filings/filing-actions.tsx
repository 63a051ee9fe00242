/** The next step of a filing, with the dialogs that say what follows. */
import { Check, FilePen, RefreshCw, Send, Stamp, Undo2, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import {
  acknowledgeTaxFiling as acknowledgementForm,
  approveTaxFiling as approvalForm,
  returnTaxFiling as reasonForm,
} from "#generated/hrms/forms/tax-filings.ts";
import {
  useAcknowledgeTaxFiling,
  useAmendTaxFiling,
  useApproveTaxFiling,
  useDraftTaxFiling,
  useReturnTaxFiling,
  useSubmitTaxFiling,
} from "#generated/hrms/hooks/tax-filings.ts";
import type { TaxAcknowledgement } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { today } from "../../../kit/calendar-date.ts";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { StepButtons } from "../shared/step-buttons.tsx";
import { type FilingStep, filingSteps } from "./filing-steps.ts";
import type { FilingTabProps } from "./filing-tab.ts";
import { filingProblem } from "./problem-text.ts";

const icons: Record<FilingStep, LucideIcon> = {
  draft: RefreshCw,
  submit: Send,
  approve: Check,
  return: Undo2,
  acknowledge: Stamp,
  amend: FilePen,
};

export function FilingActions({ companyId, filing }: FilingTabProps) {
  const t = useText();
  const ability = useAbility();
  const attempt = useAttempt(filingProblem);
  const draft = useDraftTaxFiling();
  const [asked, ask] = useState<Exclude<FilingStep, "draft">>();
  const { main, beside } = filingSteps(filing, ability.can("run", "tax-filings"));
  const path = { companyId, taxFilingId: filing.id };
  const open = filing.withProblems + filing.missing.length;
  const take = (step: FilingStep): void => {
    if (step === "draft") void attempt(() => draft.mutateAsync({ path }));
    else ask(step);
  };
  return (
    <>
      <StepButtons
        name={filing.name}
        main={main}
        beside={beside}
        icons={icons}
        label={(step) => t(`tax-filings.do.${step}`)}
        pending={draft.isPending ? "draft" : undefined}
        blocked={open > 0 ? t("tax-filings.blocked", { count: open }) : undefined}
        onTake={take}
      />
      {asked && <StepDialog step={asked} companyId={companyId} filing={filing} onClose={() => ask(undefined)} />}
    </>
  );
}

interface StepProps extends FilingTabProps {
  onClose: () => void;
}

function StepDialog({ step, ...props }: StepProps & { step: Exclude<FilingStep, "draft"> }) {
  if (step === "submit" || step === "amend") return <Confirm step={step} {...props} />;
  if (step === "approve") return <Approve {...props} />;
  return step === "return" ? <Return {...props} /> : <Acknowledge {...props} />;
}

function Confirm({ step, companyId, filing, onClose }: StepProps & { step: "submit" | "amend" }) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const attempt = useAttempt(filingProblem);
  const [submit, amend] = [useSubmitTaxFiling(), useAmendTaxFiling()];
  const { name, people, amount } = filing;
  const path = { companyId, taxFilingId: filing.id };
  const work = async (): Promise<void> => {
    if (step === "submit") await submit.mutateAsync({ path });
    else {
      const { id } = await amend.mutateAsync({ path });
      void navigate({ to: `/companies/${companyId}/tax-filings/${id}` as string });
    }
  };
  return (
    <ConfirmDialog
      open
      title={t(`tax-filings.${step}Title`, { name })}
      action={t(`tax-filings.do.${step}`)}
      onConfirm={() => attempt(work, t(`tax-filings.done.${step}`, { name }))}
      onClose={onClose}
    >
      {t(`tax-filings.${step}Text`, { people, amount: format.money(amount) })}
    </ConfirmDialog>
  );
}

const approval = specsOf(approvalForm);
const reason = specsOf(reasonForm);
const acknowledgement = specsOf(acknowledgementForm);

function Approve({ companyId, filing: { id, name, people, amount }, onClose }: StepProps) {
  const t = useText();
  const format = useFormat();
  const approve = useApproveTaxFiling();
  return (
    <FormDialog
      title={t("tax-filings.approveTitle", { name })}
      intro={t("tax-filings.approveText", { people, amount: format.money(amount) })}
      action={t("tax-filings.do.approve")}
      fields={approval}
      words={{ field: () => t("tax-filings.comment"), choice: (_, value) => value }}
      failureText={(error) => filingProblem(t, error)}
      send={async (body) => {
        await approve.mutateAsync({ path: { companyId, taxFilingId: id }, body: body as { comment?: string | null } });
        toast({ text: t("tax-filings.done.approve", { name }) });
      }}
      onClose={onClose}
    />
  );
}

function Return({ companyId, filing: { id, name }, onClose }: StepProps) {
  const t = useText();
  const back = useReturnTaxFiling();
  return (
    <FormDialog
      title={t("tax-filings.returnTitle", { name })}
      intro={t("tax-filings.returnText")}
      action={t("tax-filings.do.return")}
      fields={reason}
      words={{ field: () => t("tax-filings.reason"), choice: (_, value) => value }}
      failureText={(error) => filingProblem(t, error)}
      send={async (body) => {
        await back.mutateAsync({ path: { companyId, taxFilingId: id }, body: body as { reason: string } });
        toast({ text: t("tax-filings.done.return", { name }) });
      }}
      onClose={onClose}
    />
  );
}

function Acknowledge({ companyId, filing: { id, name }, onClose }: StepProps) {
  const t = useText();
  const acknowledge = useAcknowledgeTaxFiling();
  return (
    <FormDialog
      title={t("tax-filings.acknowledgeTitle", { name })}
      intro={t("tax-filings.acknowledgeText")}
      action={t("tax-filings.do.acknowledge")}
      fields={acknowledgement}
      initial={{ acknowledgedOn: today() }}
      words={{
        field: (field) => t(`tax-filings.${field as keyof TaxAcknowledgement}`),
        choice: (_, value) => value,
      }}
      failureText={(error) => filingProblem(t, error)}
      send={async (body) => {
        await acknowledge.mutateAsync({
          path: { companyId, taxFilingId: id },
          body: body as unknown as TaxAcknowledgement,
        });
        toast({ text: t("tax-filings.done.acknowledge", { name }) });
      }}
      onClose={onClose}
    />
  );
}
