/** An item of someone that differs from the earlier payroll system: both amounts, what explains it, and accepting it. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useAcceptParallelDifference, useReopenParallelDifference } from "#generated/hrms/hooks/parallel-run.ts";
import type { ParallelDifference } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { ListRow } from "../../../list/list-row.tsx";
import { type Text, useText } from "../../../messages/use-text.ts";
import { lineName } from "../shared/line-name.ts";
import { AmountsCell, PersonCell } from "./pay-difference-cells.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

const totals = ["GROSS", "DEDUCTIONS", "NET", "EMPLOYER_COST"] as const;

export function itemName(t: Text, { code, name }: Pick<ParallelDifference, "code" | "name">): string {
  const total = totals.find((each) => each === code);
  return total ? t(`parallel-run.total.${total}`) : lineName(t, { code, name });
}

interface DifferenceRowProps {
  readonly companyId: string;
  readonly payRunId: string;
  readonly difference: ParallelDifference;
  readonly mayWrite: boolean;
}

/** What our amount is made of. */
function Explanation({ lines }: Pick<ParallelDifference, "lines">) {
  const t = useText();
  const format = useFormat();
  const parts = lines.flatMap(({ unit, quantity, rate, amount }) => {
    if (unit === null || quantity === null) return [];
    const count = unit === "days" ? quantity : quantity / 60;
    const given = { count: format.number(count, { maximumFractionDigits: 2 }), amount: format.money(amount) };
    return [
      rate === null
        ? t(`parallel-run.${unit}`, given)
        : t(`parallel-run.${unit}AtRate`, { ...given, rate: format.money(rate) }),
    ];
  });
  return <>{parts.join(" · ")}</>;
}

export function DifferenceRow({ companyId, payRunId, difference: found, mayWrite }: DifferenceRowProps) {
  const t = useText();
  const format = useFormat();
  const attempt = useAttempt();
  const [accepting, accept] = useState(false);
  const acceptance = useAcceptParallelDifference();
  const reopening = useReopenParallelDifference();
  const { employeeId, fullName, code, theirs, ours, difference, cause, lines } = found;
  const { state, reason, acceptedBy, acceptedAt } = found;
  const path = { companyId, payRunId };
  const item = itemName(t, found);
  const quiet = css({ color: "text.muted", display: "block", fontSize: "sm", lineHeight: "sm" });
  return (
    <ListRow
      css={{ gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 14rem) minmax(0, 1fr) auto 8rem" } }}
      data-difference={code}
    >
      <PersonCell companyId={companyId} of={found} />
      <span
        className={css({ minW: "0", gridColumn: { base: "1 / -1", md: "auto" }, gridRow: { base: "2", md: "auto" } })}
      >
        <span className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5" })}>
          {item}
          <Tag tone={state === "accepted" ? "success" : cause === "unknown" ? "warning" : "neutral"}>
            {t(state === "accepted" ? "parallel-run.state.accepted" : `parallel-run.cause.${cause}`)}
          </Tag>
        </span>
        <span className={quiet}>
          {state === "accepted" && acceptedAt !== null ? (
            t("parallel-run.acceptedBy", { reason: reason ?? "", by: acceptedBy ?? "", date: format.date(acceptedAt) })
          ) : (
            <Explanation lines={lines} />
          )}
        </span>
      </span>
      <AmountsCell difference={difference} before={theirs} after={ours} />
      {mayWrite && (
        <span className={css({ gridColumn: { base: "1 / -1", md: "auto" }, textAlign: "end" })}>
          {state === "open" ? (
            <Button
              size="sm"
              aria-label={t("parallel-run.acceptOf", { item, name: fullName })}
              onClick={() => accept(true)}
            >
              {t("parallel-run.accept")}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              loading={reopening.isPending}
              aria-label={t("parallel-run.reopenOf", { item, name: fullName })}
              onClick={() =>
                void attempt(
                  () => reopening.mutateAsync({ path, body: { employeeId, code } }),
                  t("parallel-run.reopened"),
                )
              }
            >
              {t("parallel-run.reopen")}
            </Button>
          )}
        </span>
      )}
      {accepting && (
        <ReasonDialog
          title={t("parallel-run.acceptTitle")}
          action={t("parallel-run.accept")}
          done={t("parallel-run.acceptedDone")}
          send={({ reason: given }) => acceptance.mutateAsync({ path, body: { employeeId, code, reason: given } })}
          onClose={() => accept(false)}
        >
          {t("parallel-run.acceptText", { item, name: fullName })}
        </ReasonDialog>
      )}
    </ListRow>
  );
}
