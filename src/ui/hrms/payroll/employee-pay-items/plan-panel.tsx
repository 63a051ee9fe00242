/** The months of an employee's allowance or deduction: those taken, and those to come, which can be skipped. */
import { css } from "#generated/styles/css/index.js";
import { useSkipEmployeePayItem } from "#generated/hrms/hooks/employee-pay-items.ts";
import type { PlannedMonth } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { PlainTable } from "../../../table/plain-table.tsx";
import { useMonthText } from "../shared/month.tsx";
import { payItemProblem } from "./problem-text.ts";

const tones = { taken: "success", planned: "info", skipped: "neutral" } as const;

export function PlanPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const text = useMonthText();
  const format = useFormat();
  const may = useAbility().can("update", "employee-pay-items") && row.status === "active";
  const skip = useSkipEmployeePayItem();
  const attempt = useAttempt(payItemProblem);
  const plan = row["plan"] as readonly PlannedMonth[];
  const left = row["left"] as number | null;
  const path = { companyId: scope["companyId"] ?? "", employeePayItemId: row.id };
  const set = (month: string, undo: boolean): Promise<void> =>
    attempt(
      () => skip.mutateAsync({ path, body: { month, undo } }),
      t(undo ? "employee-pay-items.restored" : "employee-pay-items.skippedNow", { month: text(month) }),
    );
  if (plan.length === 0)
    return <EmptyState title={t("employee-pay-items.plan.none")}>{t("employee-pay-items.plan.noneText")}</EmptyState>;
  return (
    <Card className={css({ px: "5", py: "4", maxW: "44rem", display: "grid", gap: "3" })}>
      {left !== null && (
        <p className={css({ color: "text.muted" })}>
          {t("employee-pay-items.plan.left", {
            amount: format.money(left),
            total: format.money(left + Number(row["taken"])),
          })}
        </p>
      )}
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t("employee-pay-items.plan.month")}</th>
            <th scope="col" data-end>
              {t("employee-pay-items.plan.amount")}
            </th>
            <th scope="col">{t("employee-pay-items.plan.state")}</th>
            {may && <th aria-hidden />}
          </tr>
        </thead>
        <tbody>
          {plan.map(({ month, amount, state }) => (
            <tr key={month}>
              <th scope="row">{text(month)}</th>
              <td data-end data-label={t("employee-pay-items.plan.amount")}>
                <Money cents={amount} />
              </td>
              <td data-label={t("employee-pay-items.plan.state")}>
                <StatusDot tone={tones[state]}>{t(`employee-pay-items.plan.${state}`)}</StatusDot>
              </td>
              {may && (
                <td data-end>
                  {state !== "taken" && (
                    <Button
                      size="sm"
                      variant="ghost"
                      inactive={skip.isPending}
                      aria-label={t(
                        state === "skipped" ? "employee-pay-items.plan.undo" : "employee-pay-items.plan.skip",
                        { month: text(month) },
                      )}
                      onClick={() => void set(month, state === "skipped")}
                    >
                      {t(
                        state === "skipped" ? "employee-pay-items.plan.undoShort" : "employee-pay-items.plan.skipShort",
                      )}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  );
}
