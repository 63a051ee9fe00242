/** Moneys due from the day on which the employer knew, what of them is withheld, and what becomes of it. */
import { css } from "#generated/styles/css/index.js";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { lineNote, lineRow } from "../shared/line-rows.ts";
import { MonthValue } from "../shared/month-value.tsx";
import type { ClearanceTabProps } from "./clearance-tab.ts";

export function MoneysTab({ companyId, clearance }: ClearanceTabProps) {
  const t = useText();
  const format = useFormat();
  const { moneys, shouldWithhold, withheld, noticeOn, directiveTax, toIras, toEmployee, short } = clearance;
  const sums = [
    { name: "shouldWithhold" as const, cents: shouldWithhold },
    { name: "withheld" as const, cents: withheld },
    ...(directiveTax === null
      ? []
      : [
          { name: "directiveTax" as const, cents: directiveTax },
          { name: "toIras" as const, cents: toIras },
          { name: "toEmployee" as const, cents: toEmployee },
          ...(short > 0 ? [{ name: "short" as const, cents: short }] : []),
        ]),
  ];
  return (
    <div className={css({ maxW: "64rem" })}>
      <Card>
        <div className={css({ px: "5", py: "4" })}>
          <CardTitle>{t("tax-clearances.moneys", { date: format.date(noticeOn) })}</CardTitle>
        </div>
        {moneys.length === 0 && (
          <p className={css({ px: "5", pb: "5", color: "text.muted" })}>{t("tax-clearances.noMoneys")}</p>
        )}
        <ul>
          {moneys.map(({ payslipId, month, dueOn, amount, paidOut }) => (
            <li key={payslipId ?? month} className={lineRow} data-money={month}>
              <span className={css({ minW: "0" })}>
                {payslipId === null ? (
                  t("tax-clearances.fromSettlement")
                ) : (
                  <Link to={`/companies/${companyId}/payslips/${payslipId}` as string}>
                    {t("tax-clearances.payslip")} <MonthValue value={month} />
                  </Link>
                )}
                <span className={lineNote}>
                  {t("tax-clearances.dueOnDay", { date: format.date(dueOn) })}
                  {paidOut > 0 && ` · ${t("tax-clearances.paidOut", { amount: format.money(paidOut) })}`}
                </span>
              </span>
              <Money cents={amount} />
            </li>
          ))}
        </ul>
        <dl>
          {sums.map(({ name, cents }) => (
            <div key={name} className={`${lineRow} ${css({ fontWeight: "semibold" })}`} data-sum={name}>
              <dt>{t(`tax-clearances.${name}`)}</dt>
              <dd>
                <Money cents={cents} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
