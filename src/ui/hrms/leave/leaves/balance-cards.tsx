/** A card for each leave type: what can be taken, what is pending, and what expires first. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import { useExplainLeaveBalance } from "#generated/hrms/hooks/leave-balances.ts";
import type { LeaveBalance } from "#generated/hrms/schema.ts";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ExplainButton, ExplanationSteps } from "../shared/explain-button.tsx";
import { LeaveColour } from "../shared/leave-colour.tsx";
import { useLeaveWords } from "./leave-words.ts";

const grid = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "1fr", sm: "repeat(auto-fill, minmax(15rem, 1fr))" },
});
const line = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" });

interface Holder {
  companyId: string;
  employeeId: string;
}

function BalanceSteps({ companyId, employeeId, leaveTypeId }: Holder & Pick<LeaveBalance, "leaveTypeId">) {
  return (
    <ExplanationSteps query={useExplainLeaveBalance({ path: { companyId, employeeId }, query: { leaveTypeId } })} />
  );
}

function Balance({ balance, ...holder }: Holder & { balance: LeaveBalance }) {
  const t = useText();
  const format = useFormat();
  const { amount, type } = useLeaveWords();
  const { unit, unlimited, available, entitled, taken, pending, expiring } = balance;
  return (
    <li className={css({ display: "contents" })}>
      <Card as="div" padded>
        <p className={css({ display: "flex", alignItems: "center", gap: "2", fontWeight: "medium" })}>
          <LeaveColour colour={balance.colour} />
          {type(balance.leaveType)}
        </p>
        {unlimited ? (
          <p className={css({ mt: "2", color: "text.muted" })}>{t("leaves.unlimited")}</p>
        ) : (
          <p className={css({ mt: "1", display: "flex", alignItems: "baseline", gap: "1.5", flexWrap: "wrap" })}>
            <span
              className={css({
                fontSize: "2xl",
                lineHeight: "2xl",
                fontWeight: "semibold",
                fontVariantNumeric: "tabular-nums",
              })}
            >
              {format.number(available)}
            </span>
            <span className={css({ color: "text.muted" })}>
              {`${amount(available, unit).replace(/^\S+\s/u, "")} ${t("leaves.available")}`}
            </span>
          </p>
        )}
        <ul className={css({ mt: "1", display: "grid", gap: "0.5" })}>
          {entitled > 0 && <li className={line}>{t("leaves.entitled", { amount: amount(entitled, unit) })}</li>}
          {taken > 0 && <li className={line}>{t("leaves.taken", { amount: amount(taken, unit) })}</li>}
          {pending > 0 && <li className={line}>{t("leaves.pending", { amount: amount(pending, unit) })}</li>}
          {expiring && (
            <li className={line}>
              {t("leaves.expires", { amount: amount(expiring.units, unit), date: format.date(expiring.expiresOn) })}
            </li>
          )}
        </ul>
        {!unlimited && (
          <div className={css({ mt: "2", ms: "-3" })}>
            <ExplainButton of={type(balance.leaveType)}>
              <BalanceSteps {...holder} leaveTypeId={balance.leaveTypeId} />
            </ExplainButton>
          </div>
        )}
      </Card>
    </li>
  );
}

/** Whether some of it can be taken. */
export const hasBalance = ({ unlimited, available }: LeaveBalance): boolean => unlimited || available > 0;

const isUsed = ({ entitled, taken, pending }: LeaveBalance): boolean => entitled > 0 || taken > 0 || pending > 0;

export function BalanceCards({ balances, ...holder }: Holder & { balances: readonly LeaveBalance[] }) {
  const t = useText();
  const intl = useIntl();
  const { type } = useLeaveWords();
  if (balances.length === 0)
    return (
      <Card padded>
        <EmptyState title={t("leaves.noBalances")}>{t("leaves.noBalancesText")}</EmptyState>
      </Card>
    );
  // What can be taken comes first; types that the person has nothing of and has not used are only named.
  const sorted = [
    ...balances.filter(hasBalance),
    ...balances.filter((balance) => !hasBalance(balance) && isUsed(balance)),
  ];
  const others = balances.filter((balance) => !hasBalance(balance) && !isUsed(balance));
  return (
    <>
      <ul className={grid} aria-label={t("leaves.balances")}>
        {sorted.map((balance) => (
          <Balance key={balance.leaveTypeId} balance={balance} {...holder} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className={css({ mt: "3", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {t("leaves.nothingOf", { types: intl.formatList(others.map(({ leaveType }) => type(leaveType))) })}
        </p>
      )}
    </>
  );
}
