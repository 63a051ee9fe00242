/** Setup guide of a company: four steps, checked by actual data, dismissible. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { FileUp, Mail, Pencil, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { invalidate, useUpdateSetup } from "#generated/hrms/hooks/dashboard.ts";
import { Button } from "../../../../kit/button.tsx";
import { Card, CardTitle } from "../../../../kit/card.tsx";
import { ButtonLink } from "../../../../kit/link.tsx";
import { Progress } from "../../../../kit/progress.tsx";
import { useAttempt } from "../../../../kit/use-attempt.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useAbility } from "../../../../session/ability.ts";
import { SetupStep } from "./setup-step.tsx";
import { StarterStructure } from "./starter-structure.tsx";
import { type CompanySetup, doneSteps, isDone, type StepName, stepNames } from "./steps.ts";

interface SetupGuideProps {
  companyId: string;
  company: string;
  setup: CompanySetup;
}

export function SetupGuide({ companyId, company, setup }: SetupGuideProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const ability = useAbility();
  const { mutateAsync: update, isPending } = useUpdateSetup();
  const attempt = useAttempt();
  const done = doneSteps(setup);
  const next = stepNames.find((step) => !isDone(step, setup));
  // Typed as string: area routes are known only at run time.
  const at = (page: string): string => `/companies/${companyId}/${page}`;
  const record: string = `/tenant/companies/${companyId}/edit`;
  // Return here after saving.
  const back = { then: at("dashboard") } as never;
  const look = (step: StepName): "solid" | "outline" => (step === next ? "solid" : "outline");

  const dismiss = () =>
    attempt(async () => {
      await update({ path: { companyId }, body: { dismissed: true } });
      await invalidate.getDashboard(queryClient, { path: { companyId } });
    });

  const row = (children: ReactNode) => (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>{children}</div>
  );
  const bodies: Readonly<Record<StepName, ReactNode>> = {
    company: row(
      <>
        <ButtonLink to={record} search={back} variant={look("company")}>
          <Pencil size={16} aria-hidden />
          {t(setup.hasUen ? "setup.changeCompany" : "setup.fillCompany")}
        </ButtonLink>
        <ButtonLink to={at("company-settings")} variant="outline">
          {t(setup.hasWorkWeek ? "setup.changeWorkWeek" : "setup.workWeek")}
        </ButtonLink>
      </>,
    ),
    structure: <StarterStructure companyId={companyId} setup={setup} />,
    people: row(
      ability.can("create", "employees") && (
        <>
          <ButtonLink to={at("employees/new")} variant={look("people")}>
            <UserPlus size={16} aria-hidden />
            {t("setup.addPerson")}
          </ButtonLink>
          <ButtonLink to={at("employees/import")} variant="outline">
            <FileUp size={16} aria-hidden />
            {t("setup.importPeople")}
          </ButtonLink>
        </>
      ),
    ),
    colleagues: row(
      ability.can("create", "invitations") && (
        <ButtonLink to={at("invitations/new")} search={back} variant={look("colleagues")}>
          <Mail size={16} aria-hidden />
          {t("setup.invite")}
        </ButtonLink>
      ),
    ),
  };

  return (
    <Card aria-labelledby="setup-title" data-setup>
      <div className={css({ px: "5", pt: "5", pb: "4" })}>
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "flex-start",
            justifyContent: "space-between",
            columnGap: "4",
            rowGap: "2",
          })}
        >
          <div data-tour="setup" className={css({ minW: "0", flex: "1 1 16rem" })}>
            <CardTitle id="setup-title" className={css({ overflowWrap: "anywhere" })}>
              {t("setup.title", { company })}
            </CardTitle>
            <p className={css({ color: "text.muted" })}>
              {t("setup.progress", { done: done.length, all: stepNames.length })}
            </p>
          </div>
          <Button variant="ghost" loading={isPending} onClick={() => void dismiss()}>
            {t("setup.dismiss")}
          </Button>
        </div>
        <div className={css({ mt: "3" })}>
          <Progress label={t("setup.progressLabel")} value={done.length / stepNames.length} size="sm" />
        </div>
      </div>
      <ol>
        {stepNames.map((step, index) => (
          <SetupStep
            key={step}
            number={index + 1}
            title={t(`setup.step.${step}`)}
            text={t(`setup.step.${step}.text`)}
            state={isDone(step, setup) ? "done" : step === next ? "next" : "later"}
          >
            {bodies[step]}
          </SetupStep>
        ))}
      </ol>
    </Card>
  );
}
