/** Effect of a rate set on sample wages, compared with the current one. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { RateEffect, RateSet } from "#generated/hrms/schema.ts";
import { Field } from "../../../kit/field.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { RateApi } from "./rate-api.ts";
import { TableFrame } from "./table-frame.tsx";
import { emptyCell } from "./use-cell-text.ts";

type Cell = RateEffect["rows"][number]["cells"][number];
type Part = "employee" | "employer";

const cpfTables = [1, 2, 3, 4, 5] as const;
const firstDay = (month: string): string => `${month}-01`;

/** Formats dollars without a symbol, which the table's caption has. */
function useDollars(): (cents: number) => string {
  const { formatNumber } = useIntl();
  return (cents) => formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function Share({ cell: { before, after }, part }: { cell: Cell; part: Part }) {
  const format = useFormat();
  const dollars = useDollars();
  const t = useText();
  if (after === null) return emptyCell;
  const more = after[part] - (before?.[part] ?? 0);
  const sign = more > 0 ? "+" : "−";
  return (
    <>
      {dollars(after[part])}
      {before !== null && more !== 0 && (
        <span
          className={css({
            display: "block",
            fontSize: "xs",
            lineHeight: "xs",
            fontWeight: "medium",
            color: more > 0 ? "warning.text" : "success.text",
          })}
          role="img"
          aria-label={t(more > 0 ? "rates.moreBy" : "rates.lessBy", { amount: format.money(Math.abs(more)) })}
        >
          {`${sign}${dollars(Math.abs(more))}`}
        </span>
      )}
    </>
  );
}

function EffectTable({ effect, parts, label }: { effect: RateEffect; parts: readonly Part[]; label: string }) {
  const t = useText();
  const dollars = useDollars();
  const headOf = ({ age, service }: RateEffect["groups"][number]): string =>
    age === null
      ? t("rates.everybody")
      : service === null
        ? t("rates.aged", { age })
        : t("rates.agedServing", { age, service });
  return (
    <TableFrame label={label} dense>
      <thead>
        <tr>
          <th scope="col" rowSpan={2} data-number>
            {t("rates.monthlyWages")}
          </th>
          {effect.groups.map((group, index) => (
            <th
              key={index}
              className={css({ textAlign: "center!", borderInlineStartWidth: "1px" })}
              scope="colgroup"
              colSpan={parts.length}
            >
              {headOf(group)}
            </th>
          ))}
        </tr>
        <tr>
          {effect.groups.flatMap((_group, index) =>
            parts.map((part) => (
              <th
                key={`${index} ${part}`}
                className={css({ borderInlineStartWidth: part === parts[0] ? "1px" : undefined })}
                scope="col"
                data-number
              >
                {t(`rates.field.${part}`)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {effect.rows.map(({ wages, cells }) => (
          <tr key={wages}>
            <th scope="row" data-number>
              {dollars(wages)}
            </th>
            {cells.flatMap((cell, index) =>
              parts.map((part) => (
                <td
                  key={`${index} ${part}`}
                  className={css({ borderInlineStartWidth: part === parts[0] ? "1px" : undefined })}
                  data-number
                >
                  <Share cell={cell} part={part} />
                </td>
              )),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function partsOf(kind: RateSet["kind"]): readonly Part[] {
  if (kind === "sdl") return ["employer"];
  return kind.startsWith("cpf") || kind === "ppf" ? ["employee", "employer"] : ["employee"];
}

export function EffectTab({ api, set }: { api: RateApi; set: RateSet }) {
  const t = useText();
  const intl = useIntl();
  const [table, setTable] = useState(1);
  const ofCpf = set.kind.startsWith("cpf");
  const query = useQuery({
    ...api.calls.effect({ path: api.pathOf(set.id), ...(ofCpf && { query: { table } }) }),
    placeholderData: keepPreviousData,
  });
  const monthOf = ({ month }: RateEffect): string =>
    intl.formatDate(firstDay(month), { month: "long", year: "numeric", timeZone: "UTC" });
  const waiting = (
    <>
      <Skeleton css={{ h: "5", w: "60%", mb: "4" }} />
      <Skeleton css={{ h: "72" }} />
    </>
  );
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      {ofCpf && (
        <div className={css({ maxW: "form" })}>
          <Field label={t("rates.sampleTable")}>
            <Select value={table} onChange={(event) => setTable(Number(event.target.value))}>
              <Options values={cpfTables} label={(each) => t(`rates.table.${each}`)} />
            </Select>
          </Field>
        </div>
      )}
      <Loaded query={query} waiting={waiting}>
        {(effect) => (
          <>
            <p>{t("rates.effectIntro", { month: monthOf(effect) })}</p>
            <EffectTable effect={effect} parts={partsOf(set.kind)} label={t("rates.tab.effect")} />
          </>
        )}
      </Loaded>
    </div>
  );
}
