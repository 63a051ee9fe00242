/** Read-only table of a rate set: bands, shares with totals, observed holidays. */
import { css } from "#generated/styles/css/index.js";
import type { RateSet } from "#generated/hrms/schema.ts";
import { publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import { rateColumns } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import type { RateKind, RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { phaseInOf } from "#src/domain/statutory/rate-sets/set-book.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText, type Text } from "../../../messages/use-text.ts";
import { TableFrame } from "./table-frame.tsx";
import { type CellText, hasBands, lowerBound, useCellText } from "./use-cell-text.ts";

interface ReadColumn {
  readonly name: string;
  readonly label: string;
  readonly number: boolean;
  readonly text: (row: RateRow, index: number) => string;
}

function columnsOf(kind: RateKind, rates: readonly RateRow[], t: Text, words: CellText): ReadColumn[] {
  const band: ReadColumn = {
    name: "band",
    label: t(kind === "cpf" || kind === "cpf-ages" ? "rates.field.age" : "rates.field.wages"),
    number: false,
    text: (row, index) => words.band(kind, row, lowerBound(kind, rates, index)),
  };
  const own = rateColumns[kind]
    .filter(
      ({ field, unit }) =>
        field !== "table" &&
        !(unit === "flag" && rates.every((row) => !row[field])) &&
        !(hasBands(kind) && (field === "above" || field === "upTo")),
    )
    .map((column) => ({
      name: column.field,
      label: t(
        `rates.field.${kind === "employment" && column.field === "item" ? "act" : column.field === "upTo" ? "wageCap" : column.field}`,
      ),
      number: !["choice", "item", "text", "flag", "date"].includes(column.unit),
      text: (row: RateRow) => words.cell(column, row),
    }));
  return [...(hasBands(kind) ? [band] : []), ...own, ...derived(kind, rates, t, words)];
}

function derived(kind: RateKind, rates: readonly RateRow[], t: Text, words: CellText): ReadColumn[] {
  const shares: ReadColumn = {
    name: "total",
    label: t("rates.field.total"),
    number: true,
    text: ({ employer = 0, employee = 0 }) => words.percent(employer + employee),
  };
  if (kind === "ppf") return [shares];
  if (kind === "cpf")
    return [
      shares,
      {
        name: "phaseIn",
        label: t("rates.field.phaseIn"),
        number: true,
        text: ({ employee = 0 }) => words.percent(phaseInOf(employee)),
      },
    ];
  if (kind !== "holidays") return [];
  const days = observedDays(rates);
  return [
    {
      name: "observed",
      label: t("rates.field.observed"),
      number: false,
      text: (row) => words.unit("date", days.get(row.date ?? "")),
    },
  ];
}

/** Observed day of each holiday that is moved. */
function observedDays(rates: readonly RateRow[]): Map<string, string> {
  const value = rates.map(({ date = "", name = "" }) => ({ date, name }));
  const year = (value[0]?.date ?? "").slice(0, 4);
  const series = {
    name: "public-holidays" as const,
    announcedUpTo: `${year}-12-31`,
    rows: [{ from: `${year}-01-01`, value, source: "rate-set" as const, certainty: "own" as const }],
  };
  return new Map(
    publicHolidays(Number(year), series).flatMap(({ date, observed }) =>
      observed === date ? [] : [[date, observed] as const],
    ),
  );
}

/** More columns do not fit side by side on phones. */
const maxOnPhones = 4;

export function RateTable({ set }: { set: RateSet }) {
  const t = useText();
  const words = useCellText();
  const { kind } = set;
  const rates: readonly RateRow[] = set.rates;
  const columns = columnsOf(kind, rates, t, words);
  const tables = kind === "cpf" ? [...new Set(rates.map(({ table }) => table ?? 0))] : [0];
  const isWide = columns.length > maxOnPhones;
  // What a row of the levy belongs to is its pass and its sector.
  const top = kind === "levy" ? 2 : 1;
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <Terms set={set} />
      <TableFrame label={t(`rates.kind.${kind}`)} fold={isWide ? columns.length - top : undefined}>
        <thead>
          <tr>
            {columns.map(({ name, label, number }, place) => (
              <th
                key={name}
                scope="col"
                data-number={number || undefined}
                data-band={name === "band" || undefined}
                data-top={place < top || undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {tables.map((table) => (
          <tbody key={table}>
            {table > 0 && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  <span>{words.unit("table", table)}</span>
                </th>
              </tr>
            )}
            {rates.map((row, index) =>
              table > 0 && row.table !== table ? null : (
                <tr key={index}>
                  {columns.map(({ name, number, text }, place) =>
                    place === 0 ? (
                      <th
                        key={name}
                        scope="row"
                        data-number={number || undefined}
                        data-band={name === "band" || undefined}
                        data-top
                      >
                        {text(row, index)}
                      </th>
                    ) : (
                      <td key={name} data-number={number || undefined} data-top={place < top || undefined}>
                        {text(row, index)}
                      </td>
                    ),
                  )}
                </tr>
              ),
            )}
          </tbody>
        ))}
      </TableFrame>
    </div>
  );
}

/** Terms of the whole set as sentences. */
function Terms({ set: { kind, terms } }: { set: RateSet }) {
  const t = useText();
  const format = useFormat();
  const sentences = [
    ...(terms.passes
      ? [
          terms.passes.length === 0
            ? t("rates.terms.noPasses")
            : t("rates.terms.passes", { passes: terms.passes.map((pass) => t(`rates.pass.${pass}`)).join(", ") }),
        ]
      : []),
    ...(terms.base ? [t(`rates.terms.base.${terms.base}`)] : []),
    ...(kind === "ppf"
      ? [
          terms.ceiling == null
            ? t("rates.terms.noCeiling")
            : t("rates.terms.ceiling", { amount: format.money(terms.ceiling) }),
        ]
      : []),
    ...(terms.payByDay !== undefined && terms.daysInYear !== undefined
      ? [t("rates.terms.levy", { day: terms.payByDay, days: terms.daysInYear })]
      : []),
    ...(terms.rounding ? [t(`rates.terms.rounding.${terms.rounding}`)] : []),
  ];
  return sentences.length === 0 ? null : <p className={css({ color: "text.muted" })}>{sentences.join(" ")}</p>;
}
