/** Current and requested values of each changed field, with conflicts marked; lists are compared item by item. */
import { css } from "#generated/styles/css/index.js";
import { TriangleAlert } from "lucide-react";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { compareItems } from "./compare-items.ts";
import { useValueText } from "./use-value-text.ts";

type Change = ChangeRequest["changes"][number];

const columns = { base: "minmax(0, 1fr) minmax(0, 1fr)", md: "minmax(8rem, 1fr) minmax(0, 2fr) minmax(0, 2fr)" };
const fieldOf = (field: string): MessageId => `change-requests.field.${field}` as MessageId;

function ConflictNote({ change: { field, before, conflict } }: { change: Change }) {
  const t = useText();
  const valueText = useValueText();
  const then = before
    ?.split("\n")
    .map((line) => valueText(field, line))
    .join("; ");
  return (
    <p
      className={css({
        gridColumn: { base: "1 / -1", md: "2 / -1" },
        display: "flex",
        gap: "1.5",
        fontSize: "sm",
        lineHeight: "sm",
        color: conflict ? "danger.text" : "warning.text",
      })}
    >
      <span className={css({ flexShrink: 0, mt: "0.5" })}>
        <TriangleAlert size={14} aria-hidden />
      </span>
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        {t(conflict ? "change-requests.conflictField" : "change-requests.movedOn", { before: then ?? "–" })}
      </span>
    </p>
  );
}

export function ChangeTable({ changes, settled }: { changes: ChangeRequest["changes"]; settled: boolean }) {
  const t = useText();
  const valueText = useValueText();
  // Unchanged fields are shown only if nothing else changed.
  const differing = changes.filter(({ now, result, conflict }) => conflict || now !== result);
  const shown = differing.length > 0 ? differing : changes;
  return (
    <div
      className={css({ fontVariantNumeric: "tabular-nums" })}
      role="table"
      aria-label={t("change-requests.compared")}
    >
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: columns,
          columnGap: "4",
          pb: "1",
          color: "text.muted",
          fontSize: "sm",
          lineHeight: "sm",
        })}
        role="row"
      >
        <span className={css({ display: { base: "none", md: "block" } })} role="columnheader">
          {t("change-requests.fieldColumn")}
        </span>
        <span role="columnheader">{t(settled ? "change-requests.before" : "change-requests.now")}</span>
        <span role="columnheader">{t("change-requests.after")}</span>
      </div>
      {shown.map((change) => (
        <div
          key={change.field}
          className={css({ py: "1.5", borderTopWidth: "1px", borderColor: "border" })}
          role="rowgroup"
        >
          {compareItems(change.now, change.result).map(({ before, after }, at) => {
            const stays = before === after;
            return (
              <div
                key={at}
                className={css({
                  display: "grid",
                  gridTemplateColumns: columns,
                  columnGap: "4",
                  rowGap: "0.5",
                  py: "0.5",
                })}
                role="row"
              >
                <span
                  className={css({
                    color: "text.muted",
                    gridColumn: { base: "1 / -1", md: "auto" },
                    display: { base: at > 0 ? "none" : "block", md: "block" },
                  })}
                  role="rowheader"
                >
                  {at === 0 ? t(fieldOf(change.field)) : <VisuallyHidden>{t(fieldOf(change.field))}</VisuallyHidden>}
                </span>
                <span
                  className={css({
                    minW: "0",
                    overflowWrap: "anywhere",
                    color: "text.muted",
                    textDecoration: stays || before === null ? undefined : "line-through",
                  })}
                  role="cell"
                >
                  {before === null ? "–" : valueText(change.field, before)}
                </span>
                <span
                  className={css({
                    minW: "0",
                    overflowWrap: "anywhere",
                    color: stays ? "text.muted" : undefined,
                    fontWeight: stays ? undefined : "medium",
                  })}
                  role="cell"
                >
                  {after !== null ? valueText(change.field, after) : before === null ? "–" : t("change-requests.gone")}
                </span>
              </div>
            );
          })}
          {(change.conflict || (!settled && change.now !== change.before)) && <ConflictNote change={change} />}
        </div>
      ))}
    </div>
  );
}
