/** The last pay of a leaver, line by line with what it is made of, and what could not be deducted. */
import { css } from "#generated/styles/css/index.js";
import type { Settlement } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { lineName } from "../shared/line-name.ts";
import { lineNote, lineRow } from "../shared/line-rows.ts";
import type { SettlementTabProps } from "./settlement-tab.ts";

type Line = Settlement["lines"][number];
const kinds = ["earning", "deduction", "employer-cost"] as const;

/** Why the line is what it is; the payslip has every step. */
function useWhy({ notice, noticeFrom, noticeTo, unusedLeave }: Settlement): (line: Line) => string | undefined {
  const t = useText();
  const format = useFormat();
  return ({ code }) => {
    switch (code) {
      case "BASIC":
      case "AWS":
      case "RETRENCHMENT":
      case "TAX_CLEARANCE":
        return t(`settlements.why.${code}`);
      case "NOTICE_PAY":
      case "NOTICE_OWED":
        return notice === null || noticeFrom === null || noticeTo === null
          ? undefined
          : t("settlements.why.notice", {
              months: notice.months,
              days: notice.days,
              from: format.date(noticeFrom),
              to: format.date(noticeTo),
              rate: format.money(notice.rate),
            });
      case "LEAVE_ENCASHMENT":
        return unusedLeave
          .map(({ days, leaveType }) =>
            t("settlements.why.leave", { days, amount: format.number(days), type: leaveType }),
          )
          .join(", ");
      default:
        return undefined;
    }
  };
}

function Lines({ settlement, kind }: { settlement: Settlement; kind: Line["kind"] }) {
  const t = useText();
  const why = useWhy(settlement);
  const lines = settlement.lines.filter((line) => line.kind === kind);
  if (lines.length === 0) return null;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-label={t(`settlements.${kind}`)}>
      <ul>
        {lines.map((line, at) => {
          const reason = why(line);
          return (
            <li key={`${line.code} ${at}`} className={lineRow} data-line={line.code}>
              <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
                {lineName(t, line)}
                {reason !== undefined && <span className={lineNote}>{reason}</span>}
              </span>
              <Money cents={line.amount} />
            </li>
          );
        })}
      </ul>
      <div className={`${lineRow} ${css({ fontWeight: "semibold", borderColor: "border.strong" })}`}>
        <span>{t(`settlements.${kind}`)}</span>
        <Money cents={total} />
      </div>
    </section>
  );
}

export function PayTab({ companyId, settlement }: SettlementTabProps) {
  const t = useText();
  const format = useFormat();
  const { lines, payslipId, notRecovered, payable } = settlement;
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem" })}>
      {notRecovered.length > 0 && (
        <Alert tone="warning" title={t("settlements.owed")}>
          {notRecovered.map(({ code, amount, reason }) => (
            <p key={`${code} ${reason}`}>
              {t(`settlements.gap.${reason}`, {
                line: lineName(t, lines.find((line) => line.code === code) ?? { code, name: null }),
                amount: format.money(amount),
              })}
            </p>
          ))}
        </Alert>
      )}
      <Card>
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "space-between",
            alignItems: "center",
            gap: "3",
            px: "5",
            py: "4",
          })}
        >
          <CardTitle>{t("settlements.lines")}</CardTitle>
          {payslipId !== null && (
            <ButtonLink size="sm" to={`/companies/${companyId}/payslips/${payslipId}` as string}>
              {t("settlements.toPayslip")}
            </ButtonLink>
          )}
        </div>
        {lines.length === 0 ? (
          <p className={css({ px: "5", pb: "5", color: "text.muted" })}>{t("settlements.noLines")}</p>
        ) : (
          <>
            {kinds.map((kind) => (
              <Lines key={kind} settlement={settlement} kind={kind} />
            ))}
            <div
              className={`${lineRow} ${css({ fontWeight: "semibold", fontSize: "lg", borderTopWidth: "2px", borderColor: "border.strong", py: "3.5" })}`}
            >
              <span>{t("settlements.payable")}</span>
              <Money cents={payable} />
            </div>
          </>
        )}
      </Card>
      {payslipId === null && lines.length > 0 && (
        <p className={css({ color: "text.muted", fontSize: "sm" })}>{t("settlements.preview")}</p>
      )}
    </div>
  );
}
