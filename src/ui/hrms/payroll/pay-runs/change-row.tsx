/** Someone whose pay differs from the previous run: by how much, why, and in which lines. */
import { css } from "#generated/styles/css/index.js";
import type { PayChange } from "#generated/hrms/schema.ts";
import { Tag } from "../../../kit/status-dot.tsx";
import { ListRow } from "../../../list/list-row.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Difference } from "../shared/difference.tsx";
import { lineName } from "../shared/line-name.ts";
import { AmountsCell, PersonCell } from "./pay-difference-cells.tsx";

const mostLines = 4;

export function ChangeRow({ companyId, change: found }: { companyId: string; change: PayChange }) {
  const t = useText();
  const { change, before, after, difference, reasons, lines } = found;
  return (
    <ListRow
      css={{ gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 14rem) minmax(0, 1fr) auto" } }}
      data-change={change}
    >
      <PersonCell companyId={companyId} of={found} />
      <span
        className={css({ minW: "0", gridColumn: { base: "1 / -1", md: "auto" }, gridRow: { base: "2", md: "auto" } })}
      >
        <span className={css({ display: "flex", flexWrap: "wrap", gap: "1.5" })}>
          {change !== "changed" && <Tag tone="info">{t(`payroll.changes.${change}`)}</Tag>}
          {reasons
            .filter((reason) => reason !== "joined" && reason !== "left")
            .map((reason) => (
              <Tag key={reason}>{t(`payroll.because.${reason}`)}</Tag>
            ))}
          {reasons.length === 0 && change === "changed" && <Tag tone="warning">{t("payroll.noReason")}</Tag>}
        </span>
        <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "1" })}>
          {lines.slice(0, mostLines).map((line, at) => (
            <span key={`${line.kind} ${line.code}`}>
              {at > 0 && " · "}
              {lineName(t, line)} <Difference cents={line.after - line.before} />
            </span>
          ))}
          {lines.length > mostLines && ` · ${t("payroll.moreLines", { count: lines.length - mostLines })}`}
        </span>
      </span>
      <AmountsCell difference={difference} before={before} after={after} />
    </ListRow>
  );
}
