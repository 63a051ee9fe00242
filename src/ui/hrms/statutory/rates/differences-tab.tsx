/** Changes of a rate set against the previous one, row by row. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { RateDifference, RateSet } from "#generated/hrms/schema.ts";
import { rateColumns } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import type { RateKind, RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { RateApi } from "./rate-api.ts";
import { TableFrame } from "./table-frame.tsx";
import { type CellText, useCellText } from "./use-cell-text.ts";

const tones = { added: "success", removed: "danger", changed: "info" } as const;

/** Describes a row: band, table or date. */
export function rowName(kind: RateKind, row: RateRow, words: CellText): string {
  if (kind === "cpf") return `${words.unit("table", row.table)}, ${words.band(kind, row, row.above)}`;
  if (kind === "cpf-ages" || kind === "cpf-wages") return words.band(kind, row, row.above);
  if (kind === "levy")
    return rateColumns.levy
      .filter(({ key, field }) => key && row[field])
      .map((column) => words.cell(column, row))
      .join(", ");
  if (kind === "cpf-ceilings" || kind === "employment") return words.unit("item", row.item);
  if (kind === "holidays") return `${words.unit("date", row.date)}, ${row.name ?? ""}`;
  if (kind === "ppf") return `${row.ageFrom ?? 0} / ${row.serviceFrom ?? 0}`;
  return kind === "sdl" ? words.unit("rate", row.rate) : words.band(kind, row, null);
}

function Cells({
  kind,
  difference: { change, before, after, fields },
  words,
}: {
  kind: RateKind;
  difference: RateDifference;
  words: CellText;
}) {
  const t = useText();
  const shown = rateColumns[kind].filter(({ field, key }) =>
    change === "changed" ? fields.includes(field) : !key && after?.[field] !== undefined,
  );
  return (
    <ul className={css({ display: "grid", gap: "1", py: "1.5" })}>
      {shown.map((column) => (
        <li
          key={column.field}
          className={css({
            display: "flex",
            whiteSpace: "nowrap",
            alignItems: "center",
            flexWrap: { base: "wrap", sm: "nowrap" },
            columnGap: { base: "1.5", sm: "2" },
            fontVariantNumeric: "tabular-nums",
          })}
        >
          <span className={css({ color: "text.muted" })}>{t(`rates.field.${column.field}`)}</span>
          {change === "changed" && before && (
            <>
              <del className={css({ color: "text.muted" })}>{words.cell(column, before as RateRow)}</del>
              <span
                className={css({ display: "grid", color: "text.muted", _rtl: { transform: "scaleX(-1)" } })}
                role="img"
                aria-label={t("crud.becomes")}
              >
                <ArrowRight size={14} aria-hidden />
              </span>
            </>
          )}
          <ins className={css({ textDecoration: "none", fontWeight: "medium" })}>
            {words.cell(column, (after ?? {}) as RateRow)}
          </ins>
        </li>
      ))}
    </ul>
  );
}

export function DifferencesTab({ api, set }: { api: RateApi; set: RateSet }) {
  const t = useText();
  const format = useFormat();
  const words = useCellText();
  const { data, error, refetch } = useQuery(api.calls.differences({ path: api.pathOf(set.id) }));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton css={{ h: "5", w: "60%", mb: "4" }} />
        <Skeleton css={{ h: "40" }} />
      </Loading>
    );
  }
  const { kind } = set;
  const against =
    data.against === null ? t("rates.firstVersion") : t("rates.against", { date: format.date(data.against) });
  const terms = data.terms.map((term) => t(`rates.term.${term}`)).join(", ");
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <p>{`${against} ${t("rates.unchanged", { count: data.unchanged })}${terms === "" ? "" : ` ${t("rates.termsChanged", { terms })}`}`}</p>
      {data.rows.length === 0 ? (
        <EmptyState title={t("rates.noDifferences")} />
      ) : (
        <TableFrame label={t("rates.tab.differences")} fold={2}>
          <thead>
            <tr>
              <th scope="col" data-top>
                {t("rates.row")}
              </th>
              <th scope="col">{t("rates.change")}</th>
              <th scope="col">{t("rates.values")}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((difference, index) => (
              <tr key={index}>
                <th scope="row" data-top>
                  {rowName(kind, (difference.after ?? difference.before ?? {}) as RateRow, words)}
                </th>
                <td>
                  <Tag tone={tones[difference.change]}>{t(`rates.changed.${difference.change}`)}</Tag>
                </td>
                <td>
                  <Cells kind={kind} difference={difference} words={words} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </div>
  );
}
