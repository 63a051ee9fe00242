/** One of one's own payslips: seen once it is opened, acknowledged on request. */
import { css } from "#generated/styles/css/index.js";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import {
  getMyPayslipExplanationOptions,
  useAcknowledgeMyPayslip,
  useGetMyPayslip,
  useViewMyPayslip,
} from "#generated/hrms/hooks/my-payslips.ts";
import { downloadMyPayslipPdf } from "#generated/hrms/client/my-payslips.ts";
import type { Payslip } from "#generated/hrms/schema.ts";
import { RecordFrame } from "../../../detail/record-frame.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { PdfButton } from "./pdf-button.tsx";
import { PayslipSheet, PayslipSkeleton } from "./payslip-sheet.tsx";

function Own({ companyId, payslip }: { companyId: string; payslip: Payslip }) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const attempt = useAttempt();
  const { mutate: view } = useViewMyPayslip();
  const acknowledge = useAcknowledgeMyPayslip();
  const { id: payslipId, month, period, payDate, viewedAt, acknowledgedAt, reversedAt } = payslip;
  const noted = useRef(false);
  useEffect(() => {
    if (viewedAt !== null || noted.current) return;
    noted.current = true;
    view({ path: { companyId, payslipId } });
  }, [view, viewedAt, companyId, payslipId]);
  const title = intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <PageFrame
      title={t("payslips.oneOf", { month: title })}
      crumbs={[{ label: t("payslips.mine"), to: `/companies/${companyId}/my-payslips` }, { label: title }]}
      intro={t("payslips.paidOn", { period, date: format.date(payDate) })}
      actions={
        <>
          <PdfButton
            name={`payslip-${month}`}
            get={(language) =>
              downloadMyPayslipPdf({ path: { companyId, payslipId }, query: { language } }) as Promise<Blob>
            }
          />
          {/* As high as the button, so that nothing moves when it gives way to the date. */}
          <span className={css({ display: "inline-flex", alignItems: "center", minH: "9" })}>
            {acknowledgedAt === null ? (
              <Button
                variant="solid"
                loading={acknowledge.isPending}
                onClick={() =>
                  void attempt(
                    () => acknowledge.mutateAsync({ path: { companyId, payslipId } }),
                    t("payslips.acknowledgedDone"),
                  )
                }
              >
                <Check size={16} aria-hidden />
                {t("payslips.acknowledge")}
              </Button>
            ) : (
              <StatusDot tone="success">
                {t("payslips.acknowledgedOn", { date: format.date(acknowledgedAt) })}
              </StatusDot>
            )}
          </span>
        </>
      }
    >
      <PayslipSheet
        payslip={payslip}
        explain={getMyPayslipExplanationOptions({ path: { companyId, payslipId } })}
        notices={
          <>
            {payslip.held && <Alert tone="warning" title={t("payslips.ownHeld")} />}
            {reversedAt !== null && <Alert tone="warning" title={t("payslips.ownReversed")} />}
          </>
        }
      />
    </PageFrame>
  );
}

export function MyPayslipPage({ companyId, payslipId }: { companyId: string; payslipId: string }) {
  const t = useText();
  const allowed = useAbility().can("read", "payslips");
  const query = useGetMyPayslip({ path: { companyId, payslipId } }, { enabled: allowed });
  const list = `/companies/${companyId}/my-payslips`;
  return (
    <RecordFrame
      query={query}
      allowed={allowed}
      title={t("payslips.one")}
      crumbs={[{ label: t("payslips.mine"), to: list }, { label: t("payslips.one") }]}
      intro={<Skeleton css={{ w: "16rem" }} />}
      gone={{ title: t("payslips.gone"), to: list, back: t("payslips.toMine") }}
      waiting={<PayslipSkeleton />}
    >
      {(payslip) => <Own key={payslip.id} companyId={companyId} payslip={payslip} />}
    </RecordFrame>
  );
}
