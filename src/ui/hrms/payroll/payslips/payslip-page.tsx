/** A payslip for those who run payroll, with what can be done with it. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useGetPayRun } from "#generated/hrms/hooks/pay-runs.ts";
import {
  getPayslipExplanationOptions,
  listPayslipHistoryOptions,
  useGetPayslip,
} from "#generated/hrms/hooks/payslips.ts";
import { downloadPayslipPdf } from "#generated/hrms/client/payslips.ts";
import type { Payslip } from "#generated/hrms/schema.ts";
import { HistoryButton } from "../../../detail/history-button.tsx";
import { RecordFrame } from "../../../detail/record-frame.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useLabels } from "../../../crud/labels.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { PayslipState } from "../shared/payslip-state.tsx";
import { SlipMenu } from "../shared/slip-menu.tsx";
import { isOpenRun } from "../shared/slip-steps.ts";
import { payslips } from "./area.ts";
import { OverrideDialog } from "./override-dialog.tsx";
import type { Line } from "./payslip-lines.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { PayslipSheet, PayslipSkeleton } from "./payslip-sheet.tsx";

function Notices({ companyId, payslip }: { companyId: string; payslip: Payslip }) {
  const t = useText();
  const format = useFormat();
  const { state, held, holdReason, reversedAt, reversedBy, reverseReason, replacedById, replacesId } = payslip;
  const at = (id: string): string => `/companies/${companyId}/payslips/${id}`;
  return (
    <>
      {state === "failed" && <Alert tone="danger" title={t("payslips.failedTitle")} />}
      {held && (
        <Alert tone="warning" title={t("payslips.heldTitle")}>
          {holdReason}
        </Alert>
      )}
      {state === "excluded" && (
        <Alert tone="neutral" title={t("payslips.excludedTitle")}>
          {holdReason}
        </Alert>
      )}
      {reversedAt !== null && (
        <Alert
          tone="warning"
          title={t("payslips.reversedTitle", { date: format.date(reversedAt), name: reversedBy ?? "–" })}
          actions={
            replacedById !== null && (
              <ButtonLink size="sm" to={at(replacedById)}>
                {t("payslips.openReplacement")}
              </ButtonLink>
            )
          }
        >
          {reverseReason}
        </Alert>
      )}
      {replacesId !== null && (
        <Alert
          tone="info"
          title={t("payslips.replacesTitle")}
          actions={
            <ButtonLink size="sm" to={at(replacesId)}>
              {t("payslips.openReversed")}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

function Loaded({ companyId, payslip }: { companyId: string; payslip: Payslip }) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  const labels = useLabels(payslips);
  const [overriding, override] = useState<Line>();
  const mayRun = ability.can("run", "pay-runs");
  const { id, payRunId, payRun, fullName, employeeId, state } = payslip;
  const run = useGetPayRun(
    { path: { companyId, payRunId } },
    { enabled: mayRun || ability.can("approve", "pay-runs") },
  );
  const mayOverride = mayRun && state === "draft" && run.data !== undefined && isOpenRun(run.data.status);
  const runAt: string = `/companies/${companyId}/pay-runs/${payRunId}`;
  const personAt: string = `/companies/${companyId}/employees/${employeeId}`;
  const seen = (at: string | null): string => (at === null ? "–" : format.dateTime(at));
  return (
    <PageFrame
      title={fullName}
      crumbs={[
        { label: t("payslips.title"), to: `/companies/${companyId}/payslips` },
        { label: `${fullName}, ${payslip.period}` },
      ]}
      intro={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", columnGap: "3" })}>
          <PayslipState value={state} />
          <span>{t("payslips.paidOn", { period: payslip.period, date: format.date(payslip.payDate) })}</span>
        </span>
      }
      actions={
        <>
          <HistoryButton
            of={fullName}
            labels={labels}
            hidden={(field) => labels.own(field) === undefined}
            page={(query) => listPayslipHistoryOptions({ path: { companyId, payslipId: id }, query })}
          />
          {(state === "final" || state === "published") && (
            <PdfButton
              name={`payslip-${payslip.employeeNo}-${payslip.month}`}
              get={(language) =>
                downloadPayslipPdf({ path: { companyId, payslipId: id }, query: { language } }) as Promise<Blob>
              }
            />
          )}
          <SlipMenu
            companyId={companyId}
            payRunId={payRunId}
            status={run.data?.status}
            slip={payslip}
            button={{ variant: "outline" }}
          />
        </>
      }
    >
      <PayslipSheet
        payslip={payslip}
        explain={getPayslipExplanationOptions({ path: { companyId, payslipId: id } })}
        notices={<Notices companyId={companyId} payslip={payslip} />}
        onOverride={mayOverride ? override : undefined}
        more={[
          { id: "run", label: t("payslips.fact.run"), value: <Link to={runAt}>{payRun}</Link> },
          { id: "employee", label: t("payslips.fact.employee"), value: <Link to={personAt}>{fullName}</Link> },
          { id: "published", label: t("payslips.fact.published"), value: seen(payslip.publishedAt) },
          { id: "viewed", label: t("payslips.fact.viewed"), value: seen(payslip.viewedAt) },
          { id: "acknowledged", label: t("payslips.fact.acknowledged"), value: seen(payslip.acknowledgedAt) },
        ]}
      />
      {overriding && (
        <OverrideDialog
          path={{ companyId, payRunId, payslipId: id }}
          line={overriding}
          onClose={() => override(undefined)}
        />
      )}
    </PageFrame>
  );
}

export function PayslipPage({ companyId, payslipId }: { companyId: string; payslipId: string }) {
  const t = useText();
  const allowed = useAbility().can("read", "payslips");
  const query = useGetPayslip({ path: { companyId, payslipId } }, { enabled: allowed });
  const list = `/companies/${companyId}/payslips`;
  return (
    <RecordFrame
      query={query}
      allowed={allowed}
      title={t("payslips.one")}
      crumbs={[{ label: t("payslips.title"), to: list }, { label: t("payslips.one") }]}
      intro={<Skeleton css={{ w: "16rem" }} />}
      gone={{ title: t("payslips.gone"), to: list, back: t("payslips.toList") }}
      waiting={<PayslipSkeleton />}
    >
      {(payslip) => <Loaded key={payslip.id} companyId={companyId} payslip={payslip} />}
    </RecordFrame>
  );
}
