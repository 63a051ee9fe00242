/** The form of a person in a tax filing: its boxes, problems and appendices, and the payslips behind it. */
import { css } from "#generated/styles/css/index.js";
import { RefreshCw, UserCheck, UserMinus } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { excludeTaxForm as reasonForm } from "#generated/hrms/forms/tax-forms.ts";
import {
  useExcludeTaxForm,
  useGetTaxForm,
  useIncludeTaxForm,
  useRedraftTaxForm,
} from "#generated/hrms/hooks/tax-forms.ts";
import type { TaxForm } from "#generated/hrms/schema.ts";
import { RecordFrame } from "../../../detail/record-frame.tsx";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Appendices } from "./appendices.tsx";
import type { Box } from "./box-groups.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { isOpenFiling } from "./filing-steps.ts";
import { FormBoxes } from "./form-boxes.tsx";
import { FormProblems } from "./form-problems.tsx";
import { Ir8sCard } from "./ir8s-card.tsx";
import { filingProblem } from "./problem-text.ts";

const page = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 23rem" },
  gap: "4",
  alignItems: "start",
});
const column = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" });

interface FormPageProps {
  companyId: string;
  taxFilingId: string;
  taxFormId: string;
}

export function FormPage({ companyId, taxFilingId, taxFormId }: FormPageProps) {
  const t = useText();
  const allowed = useAbility().can("read", "tax-filings");
  const query = useGetTaxForm({ path: { companyId, taxFilingId, taxFormId } }, { enabled: allowed });
  const filing = `/companies/${companyId}/tax-filings/${taxFilingId}`;
  return (
    <RecordFrame
      query={query}
      allowed={allowed}
      title={t("tax-filings.form")}
      crumbs={[
        { label: t("tax-filings.title"), to: `/companies/${companyId}/tax-filings` },
        { label: t("tax-filings.one"), to: filing },
        { label: t("tax-filings.form") },
      ]}
      intro={<Skeleton css={{ w: "16rem" }} />}
      gone={{ title: t("tax-filings.formGone"), to: filing, back: t("tax-filings.toFiling") }}
      waiting={
        <div className={page}>
          <div className={column}>
            <Skeleton css={{ h: "72", my: "0", borderRadius: "card" }} />
            <Skeleton css={{ h: "56", my: "0", borderRadius: "card" }} />
          </div>
          <Skeleton css={{ h: "64", my: "0", borderRadius: "card" }} />
        </div>
      }
    >
      {(form) => <Loaded companyId={companyId} form={form} />}
    </RecordFrame>
  );
}

const reason = specsOf(reasonForm);

function Actions({ companyId, form }: { companyId: string; form: TaxForm }) {
  const t = useText();
  const attempt = useAttempt(filingProblem);
  const [excluding, exclude] = useState(false);
  const [redraft, include, leaveOut] = [useRedraftTaxForm(), useIncludeTaxForm(), useExcludeTaxForm()];
  const { fullName: name } = form;
  const path = { companyId, taxFilingId: form.taxFilingId, taxFormId: form.id };
  return (
    <>
      {form.state === "excluded" ? (
        <Button
          loading={include.isPending}
          onClick={() => void attempt(() => include.mutateAsync({ path }), t("tax-filings.included", { name }))}
        >
          <UserCheck size={16} aria-hidden />
          {t("tax-filings.include")}
        </Button>
      ) : (
        <Button onClick={() => exclude(true)}>
          <UserMinus size={16} aria-hidden />
          {t("tax-filings.exclude")}
        </Button>
      )}
      <Button
        loading={redraft.isPending}
        onClick={() => void attempt(() => redraft.mutateAsync({ path }), t("tax-filings.redrafted", { name }))}
      >
        <RefreshCw size={16} aria-hidden />
        {t("tax-filings.do.draft")}
      </Button>
      {excluding && (
        <FormDialog
          title={t("tax-filings.excludeTitle", { name })}
          intro={t("tax-filings.excludeText")}
          action={t("tax-filings.exclude")}
          fields={reason}
          words={{ field: () => t("tax-filings.reason"), choice: (_, value) => value }}
          failureText={(error) => filingProblem(t, error)}
          send={async (body) => {
            await leaveOut.mutateAsync({ path, body: body as { reason: string } });
            toast({ text: t("tax-filings.excludedDone", { name }) });
          }}
          onClose={() => exclude(false)}
        />
      )}
    </>
  );
}

const tones = { ready: "success", problems: "danger", excluded: "neutral", unchanged: "neutral" } as const;

function Loaded({ companyId, form }: { companyId: string; form: TaxForm }) {
  const t = useText();
  const format = useFormat();
  const [correcting, correct] = useState<Box>();
  const mayEdit = useAbility().can("run", "tax-filings") && isOpenFiling(form.status);
  const { fullName, year, state, problems, excludeReason, payslips, months } = form;
  const filing = `/companies/${companyId}/tax-filings/${form.taxFilingId}`;
  const path = { companyId, taxFilingId: form.taxFilingId, taxFormId: form.id };
  const facts = [
    {
      id: "employee",
      label: t("tax-filings.fact.employee"),
      value: <Link to={`/companies/${companyId}/employees/${form.employeeId}` as string}>{form.employeeNo}</Link>,
    },
    { id: "designation", label: t("tax-filings.detail.designation"), value: form.designation || "–" },
    { id: "startedOn", label: t("tax-filings.detail.startedOn"), value: format.date(form.startedOn) },
    ...(form.ceasedOn === null
      ? []
      : [{ id: "ceasedOn", label: t("tax-filings.detail.ceasedOn"), value: format.date(form.ceasedOn) }]),
    {
      id: "period",
      label: t("tax-filings.fact.period"),
      value: t("tax-filings.range", { from: format.date(form.from), to: format.date(form.to) }),
    },
    {
      id: "appendix8a",
      label: t("tax-filings.fact.appendix8a"),
      value: t(form.appendix8a ? "tax-filings.yes" : "tax-filings.no"),
    },
    { id: "ir8s", label: t("tax-filings.fact.ir8s"), value: t(form.ir8s ? "tax-filings.yes" : "tax-filings.no") },
  ];
  return (
    <PageFrame
      title={fullName}
      crumbs={[
        { label: t("tax-filings.title"), to: `/companies/${companyId}/tax-filings` },
        { label: `IR8A ${year}`, to: filing },
        { label: fullName },
      ]}
      intro={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", columnGap: "3" })}>
          <StatusDot tone={tones[state]}>{t(`tax-filings.state.${state}`)}</StatusDot>
          <span>
            {t("tax-filings.amount")}: <Money cents={form.amount} />
          </span>
        </span>
      }
      actions={mayEdit && <Actions companyId={companyId} form={form} />}
    >
      <div className={page}>
        <div className={column}>
          {excludeReason !== null && (
            <Alert tone="neutral" title={t("tax-filings.excludedTitle")}>
              {excludeReason}
            </Alert>
          )}
          {state === "unchanged" && form.boxes.some(({ earlierText, text }) => earlierText !== text) && (
            <Alert tone="info" title={t("tax-filings.textsOnlyTitle")}>
              {t("tax-filings.textsOnly")}
            </Alert>
          )}
          {problems.length > 0 && state !== "excluded" && <FormProblems companyId={companyId} form={form} />}
          <FormBoxes form={form} onCorrect={mayEdit ? correct : undefined} />
          <Appendices companyId={companyId} form={form} mayEdit={mayEdit} />
          <Ir8sCard form={form} />
        </div>
        <div className={column}>
          <Card padded>
            <CardTitle className={css({ mb: "2" })}>{t("tax-filings.facts")}</CardTitle>
            <PropertyList room="narrow" properties={facts} />
          </Card>
          <Card className={css({ overflow: "hidden" })}>
            <CardTitle className={css({ px: "5", pt: "4", pb: "1" })}>{t("tax-filings.payslips")}</CardTitle>
            <ColumnTable
              small
              label={t("tax-filings.payslips")}
              rows={payslips}
              keyOf={({ id }) => id}
              columns={[
                {
                  header: t("tax-filings.payslip"),
                  cell: ({ id, period }) => (
                    <Link to={`/companies/${companyId}/payslips/${id}` as string}>{period}</Link>
                  ),
                },
                { header: t("tax-filings.gross"), kind: "number", cell: ({ gross }) => <Money cents={gross} /> },
              ]}
            />
          </Card>
          <MonthsCard months={months} />
        </div>
      </div>
      {correcting && <CorrectDialog path={path} box={correcting} onClose={() => correct(undefined)} />}
    </PageFrame>
  );
}

function MonthsCard({ months }: Pick<TaxForm, "months">) {
  const t = useText();
  const intl = useIntl();
  return (
    <Card className={css({ overflow: "hidden" })}>
      <CardTitle className={css({ px: "5", pt: "4", pb: "1" })}>{t("tax-filings.months")}</CardTitle>
      <ColumnTable
        small
        label={t("tax-filings.months")}
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          {
            header: t("tax-filings.month"),
            cell: ({ month }) => intl.formatDate(`${month}-01`, { month: "short", timeZone: "UTC" }),
          },
          { header: t("tax-filings.employee"), kind: "number", cell: ({ employee }) => <Money cents={employee} /> },
          { header: t("tax-filings.employer"), kind: "number", cell: ({ employer }) => <Money cents={employer} /> },
        ]}
      />
    </Card>
  );
}
