/** What the request would take, who decides it, and what stands in its way. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { LeavePreview } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ExplainButton, ExplanationSteps } from "../shared/explain-button.tsx";
import { useLeaveWords } from "./leave-words.ts";

export function RequestPreview({ preview }: { preview: LeavePreview | undefined }) {
  const t = useText();
  const words = useLeaveWords();
  const intl = useIntl();
  const format = useFormat();
  if (!preview)
    return (
      <Card padded>
        <CardHead title={t("leaves.preview")} text={t("leaves.pick")} />
      </Card>
    );
  const {
    unit,
    units,
    balanceBefore,
    balanceAfter,
    pending,
    approvers,
    clashes,
    faults,
    documentRequired,
    explanation,
  } = preview;
  const amount = (value: number): string => words.amount(value, unit);
  return (
    <Card padded>
      <CardHead title={t("leaves.costs", { amount: amount(units) })}>
        <ExplainButton of={t("leaves.costs", { amount: amount(units) })}>
          {/* The steps came with the preview. */}
          <ExplanationSteps query={{ data: explanation, error: null, refetch: () => undefined }} />
        </ExplainButton>
      </CardHead>
      {faults.length > 0 && (
        <Alert tone="warning" title={t("leaves.fix")}>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.pointer} ${fault.code}`}>{words.fault(fault)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <PropertyList
        properties={[
          ...(balanceBefore === null || balanceAfter === null
            ? []
            : [
                { id: "before", label: t("leaves.before"), value: amount(balanceBefore), wide: true },
                ...(pending > 0
                  ? [{ id: "pending", label: t("leaves.pendingLabel"), value: amount(pending), wide: true }]
                  : []),
                { id: "after", label: t("leaves.after"), value: <strong>{amount(balanceAfter)}</strong>, wide: true },
              ]),
          {
            id: "approvers",
            label: t("leaves.goesTo"),
            value: approvers.length === 0 ? t("leaves.nobody") : intl.formatList(approvers),
            wide: true,
          },
          {
            id: "clashes",
            label: t("leaves.clashes"),
            value:
              clashes.length === 0 ? (
                t("leaves.noClashes")
              ) : (
                <ul>
                  {clashes.map((clash) => (
                    <li key={`${clash.employeeId} ${clash.from}`}>
                      {`${clash.fullName}: ${clash.leaveType ?? t("leaves.away")}, ${format.date(clash.from)} – ${format.date(clash.to)}`}
                    </li>
                  ))}
                </ul>
              ),
            wide: true,
          },
        ]}
      />
      {documentRequired && <p className={css({ mt: "2", color: "text.muted" })}>{t("leaves.documentNeeded")}</p>}
    </Card>
  );
}
