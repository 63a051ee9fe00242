/** What the reader has to know about a settlement first: what is in the way, what comes next, and by when it is paid. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import type { PayBlocker, Settlement } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useBlockerText } from "../shared/blocker-text.ts";
import type { SettlementTabProps } from "./settlement-tab.ts";

type Problem = Settlement["problems"][number];

const own = ["no-last-day", "no-period", "paid-late"] as const;

function useProblemText(): (problem: Problem) => string {
  const t = useText();
  const format = useFormat();
  const blockerText = useBlockerText();
  return ({ code, params }) => {
    const found = own.find((one) => one === code);
    if (!found) return blockerText({ code: code as PayBlocker["code"], params });
    const given = params as Record<string, unknown>;
    const date = (name: string): string => (typeof given[name] === "string" ? format.date(given[name]) : "–");
    return t(`settlements.problem.${found}`, { payDate: date("payDate"), payBy: date("payBy") });
  };
}

function Problems({ companyId, settlement, severity }: SettlementTabProps & { severity: Problem["severity"] }) {
  const t = useText();
  const textOf = useProblemText();
  const found = settlement.problems.filter((each) => each.severity === severity);
  if (found.length === 0) return null;
  const periods = found.some(({ code }) => code === "no-period" || code === "paid-late");
  const link = periods
    ? { to: `/companies/${companyId}/pay-periods`, text: t("settlements.toPeriods") }
    : { to: `/companies/${companyId}/employees/${settlement.employeeId}`, text: t("settlements.toEmployee") };
  return (
    <Alert
      tone={severity === "blocker" ? "danger" : "warning"}
      title={t(severity === "blocker" ? "settlements.problems" : "settlements.warnings")}
      actions={
        <ButtonLink size="sm" to={link.to as string}>
          {link.text}
        </ButtonLink>
      }
    >
      <ul className={css({ listStyleType: "disc", ps: "5" })}>
        {found.map((each) => (
          <li key={each.code} data-problem={each.code}>
            {textOf(each)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

export function SettlementNotices({ companyId, settlement }: SettlementTabProps) {
  const t = useText();
  const format = useFormat();
  const { status, calculating, withheld, payable, payBy, bankDay, cancelReason, problems } = settlement;
  const open = !["paid", "cancelled"].includes(status);
  const blocked = problems.some(({ severity }) => severity === "blocker");
  const notices: ReactNode[] = [
    calculating && (
      <Alert key="calculating" tone="info" live="status" title={t("settlements.calculating")}>
        <div className={css({ maxW: "form", mt: "2" })}>
          <Progress label={t("settlements.calculating")} value={null} />
        </div>
        <p className={css({ mt: "2" })}>{t("settlements.calculatingText")}</p>
      </Alert>
    ),
    status === "cancelled" && (
      <Alert key="cancelled" tone="info" title={t("settlements.cancelledTitle")}>
        {cancelReason}
      </Alert>
    ),
    open && <Problems key="blockers" companyId={companyId} settlement={settlement} severity="blocker" />,
    open && <Problems key="warnings" companyId={companyId} settlement={settlement} severity="warning" />,
    status === "calculated" && !calculating && !blocked && (
      <Alert key="next" tone="info" title={t("settlements.nextTitle")}>
        {t("settlements.nextText")}
      </Alert>
    ),
    status === "submitted" && (
      <Alert key="waiting" tone="info" title={t("settlements.waitingTitle")}>
        {t("settlements.nextText")}
      </Alert>
    ),
    open && withheld > 0 && (
      <Alert key="held" tone="warning" title={t("settlements.heldTitle", { amount: format.money(withheld) })}>
        {t("settlements.heldText")}
      </Alert>
    ),
    open && payBy !== null && payable > 0 && (
      <Alert
        key="pay"
        tone="info"
        title={t("settlements.payTitle", { amount: format.money(payable), date: format.date(payBy) })}
      >
        {bankDay !== null && bankDay !== payBy && t("settlements.payText", { date: format.date(bankDay) })}
      </Alert>
    ),
  ].filter((notice) => notice !== false);
  if (notices.length === 0) return null;
  return <div className={css({ display: "grid", gap: "3", mb: "4" })}>{notices}</div>;
}
