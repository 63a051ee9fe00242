/** History of a rate set; cells are named by row position. */
import { css } from "#generated/styles/css/index.js";
import type { HistoryChange, RateSet } from "#generated/hrms/schema.ts";
import { rateColumns } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import { ChangeLine } from "../../../detail/change-line.tsx";
import { History } from "../../../detail/history.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { RateApi } from "./rate-api.ts";
import { emptyCell, useCellText } from "./use-cell-text.ts";

const dates = ["effectiveFrom", "announcedUpTo"];

function Change({ kind, change: { field, before, after } }: { kind: RateSet["kind"]; change: HistoryChange }) {
  const t = useText();
  const format = useFormat();
  const words = useCellText();
  const [, place, cell = ""] = /^rates\/(\d+)\/(\w+)$/.exec(field) ?? [];
  const column = rateColumns[kind].find((each) => each.field === cell);
  const label =
    place !== undefined && column
      ? t("rates.cellOfRow", { row: Number(place) + 1, field: t(`rates.field.${column.field}`) })
      : t(`rates.head.${(field.replace("terms/", "") || "status") as "status"}`);
  const value = (given: HistoryChange["before"]): string => {
    if (given === null) return emptyCell;
    if (column) return words.unit(column.unit, given as string);
    if (dates.includes(field)) return format.date(String(given));
    if (field === "status") return t(`rates.status.${given as "draft" | "reviewed" | "active" | "withdrawn"}`);
    if (field === "certainty") return t(`rates.certainty.${given as RateSet["certainty"]}`);
    return field === "terms/ceiling" ? format.money(Number(given)) : String(given);
  };
  return <ChangeLine label={label} before={before === null ? null : value(before)} after={value(after)} />;
}

export function HistoryTab({ api, set }: { api: RateApi; set: RateSet }) {
  const t = useText();
  return (
    <History
      page={(query) => api.calls.history({ path: api.pathOf(set.id), query })}
      empty={<EmptyState title={t("rates.delivered")}>{t("rates.deliveredText")}</EmptyState>}
    >
      {({ changes }) =>
        changes.length > 0 && (
          <dl className={css({ mt: "1" })}>
            {changes.map((change) => (
              <Change key={change.field} kind={set.kind} change={change} />
            ))}
          </dl>
        )
      }
    </History>
  );
}
