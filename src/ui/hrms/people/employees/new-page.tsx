/** Multi-step form for a new employee; drafts are kept on this device until submitted. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useCreateEmployee, useListEmployeeCustomFields } from "#generated/hrms/hooks/employees.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { useForm } from "../../../form/use-form.ts";
import { useDraft } from "../../../form/use-draft.ts";
import { RelativeTime } from "../../../kit/format.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { toast } from "../../../kit/toast.ts";
import { wizardOfForm } from "../../../form/wizard-of-form.ts";
import { useStepInAddress } from "../../../form/wizard/use-step-in-address.ts";
import { Wizard } from "../../../form/wizard/wizard.tsx";
import { useText } from "../../../messages/use-text.ts";
import { everyones, useAbility } from "../../../session/ability.ts";
import { useAccount } from "../../../session/account.ts";
import { FieldShapes } from "./form/field-columns.tsx";
import type { FieldSpec, Values } from "../../../form/spec.ts";
import { checkFields } from "../../../form/faults.ts";
import { employeeWords, serverErrors } from "./form/words.ts";
import { employeeBody } from "./new-body.ts";
import {
  contactFields,
  employmentFields,
  identityFields,
  jobFields,
  payFields,
  personFields,
  residencyFields,
} from "./new-fields.ts";
import { NewSummary } from "./new-summary.tsx";
import { isOwn, ownSpecs } from "./own-fields.ts";
import { employeeProblemText } from "./problem-text.ts";

/** Lazy, because it loads every kind of control. */
const StepFields = lazy(async () => ({ default: (await import("./form/ready-fields.tsx")).ReadyStepFields }));

const NewPayHints = lazy(async () => ({ default: (await import("./pay-hints.tsx")).NewPayHints }));

const allSteps = [
  { name: "person", fields: [...personFields, ...contactFields] },
  { name: "identity", fields: [...identityFields, ...residencyFields] },
  { name: "employment", fields: employmentFields },
  { name: "job", fields: jobFields },
  { name: "pay", fields: payFields },
  { name: "check", fields: [] },
] as const satisfies readonly { name: string; fields: readonly FieldSpec[] }[];

const everyField: readonly FieldSpec[] = allSteps.flatMap(({ fields }) => [...fields]);
const initial: Values = {
  ...Object.fromEntries(everyField.map(({ name }) => [name, null])),
  status: "onboarding",
  contractType: "permanent",
  residency: "citizen",
  payFrequency: "monthly",
  hoursPerWeek: 44,
  daysPerWeek: 5,
  proration: "workingDays",
  employeeGroupIds: [],
  dottedManagerIds: [],
};
/** Steps that need the right to write a field class. */
const needs: Readonly<Record<string, string>> = { identity: "fields:identity", pay: "fields:pay" };
/** Never stored in drafts: devices may be shared. */
const secret = ["idNo", "basic"];

export function NewEmployeePage({ companyId }: { companyId: string }) {
  const t = useText();
  return useAbility().can("create", "employees") ? (
    <NewEmployee companyId={companyId} />
  ) : (
    <Forbidden title={t("employees.newTitle")} />
  );
}

function NewEmployee({ companyId }: { companyId: string }) {
  const t = useText();
  const ability = useAbility();
  // Already loaded by the route.
  const { data: ownFields = [] } = useListEmployeeCustomFields({ path: { companyId } });
  const own = ability.can("update", everyones("fields:personal")) ? ownSpecs(ownFields) : [];
  const steps = allSteps
    .filter(({ name }) => needs[name] === undefined || ability.can("update", everyones(needs[name])))
    .map(({ name, fields }) => ({ name, fields: name === "person" ? [...fields, ...own] : fields }));
  const allFields = steps.flatMap(({ fields }) => [...fields]);
  const navigate = useNavigate();
  const account = useAccount();
  const { mutateAsync } = useCreateEmployee();
  const [step, onStep] = useStepInAddress();
  const form = useForm<Values>({
    initial,
    check: (values) => checkFields(t, employeeWords(t), allFields, values),
    async send(values) {
      const { id, person } = await mutateAsync({
        path: { companyId },
        body: employeeBody(values, new Set(steps.map(({ name }) => name)), own),
      });
      draft.discard();
      toast({ text: t("employees.created", { name: person.fullName }) });
      return () =>
        void navigate({
          to: "/companies/$companyId/employees/$employeeId",
          params: { companyId, employeeId: id },
          replace: true,
        });
    },
    refused(error) {
      const found = serverErrors(t, allFields, error);
      const wrong = found && steps.find(({ fields }) => fields.some(({ name }) => found[name]));
      if (wrong) onStep(wrong.name, { replace: false });
      return found;
    },
  });
  const { failure } = form;
  const draft = useDraft({ name: `${account?.id ?? ""}.${companyId}.employee`, values: form.values, initial, secret });
  const restore = (): void => {
    for (const [name, value] of Object.entries(draft.found?.values ?? {}))
      if (name in initial || isOwn(name)) form.set(name, value);
    // Carry on where the draft ends.
    const last = steps.findLast(({ fields }) => fields.some(({ name }) => draft.found?.values[name] !== undefined));
    if (last) onStep(last.name, { replace: true });
    draft.decide();
  };
  const draftName = draft.found?.values["fullName"];
  return (
    <PageFrame
      title={t("employees.newTitle")}
      intro={t("employees.newIntro", { steps: steps.length })}
      crumbs={[
        { label: t("employees.title"), to: `/companies/${companyId}/employees` },
        { label: t("employees.newTitle") },
      ]}
    >
      <div className={css({ display: "grid", gap: "4", maxW: "56rem" })}>
        {draft.found && (
          <Alert
            tone="info"
            title={
              typeof draftName === "string" && draftName.trim() !== ""
                ? t("employees.draftFoundOf", { name: draftName })
                : t("employees.draftFound")
            }
            actions={
              <>
                <Button size="sm" variant="solid" onClick={restore}>
                  {t("employees.draftRestore")}
                </Button>
                <Button size="sm" onClick={draft.discard}>
                  {t("employees.draftDiscard")}
                </Button>
              </>
            }
          >
            <RelativeTime value={draft.found.at} />
            {` · ${t("employees.draftKept")}`}
          </Alert>
        )}
        <Card padded>
          <Wizard
            label={t("employees.newTitle")}
            heading="h2"
            look="vertical"
            current={step}
            onStep={onStep}
            finish={t("employees.create")}
            {...wizardOfForm(
              form,
              steps.map(({ name, fields }) => ({
                name,
                label: t(`employees.step.${name}`),
                text: t(`employees.stepText.${name}`),
                fields: fields.map((field) => field.name),
                content:
                  name === "check" ? (
                    <NewSummary
                      steps={steps}
                      values={form.values}
                      onStep={onStep}
                      failure={failure === null ? undefined : employeeProblemText(t, failure)}
                    />
                  ) : (
                    <Suspense fallback={<FieldShapes fields={fields} values={form.values} />}>
                      <StepFields fields={fields} form={form} companyId={companyId} />
                      {name === "pay" && <NewPayHints companyId={companyId} values={form.values} />}
                    </Suspense>
                  ),
              })),
            )}
          />
        </Card>
      </div>
    </PageFrame>
  );
}
