/** Pay history as a table: date, amount, change and reason, newest first. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import type { EmployeePayTerms } from "#generated/hrms/schema.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import { payChange } from "./pay-change.ts";

export type RowState = "ahead" | "now" | "past";

interface PayHistoryProps {
  rows: readonly EmployeePayTerms[];
  stateOf: (row: EmployeePayTerms) => RowState;
  buttonsOf: (row: EmployeePayTerms) => ReactNode;
}

export function PayHistory({ rows, stateOf, buttonsOf }: PayHistoryProps) {
  const t = useText();
  const format = useFormat();
  const changeOf = (row: EmployeePayTerms): ReactNode => {
    const change = payChange(row, rows[rows.indexOf(row) + 1]);
    if (!change) return "–";
    const amount = `${change.by > 0 ? "+" : ""}${format.money(change.by, row.currency)}`;
    if (change.by === 0 || change.share === null) return amount;
    const share = format.number(change.share, {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });
    return (
      <span>
        {amount} <span className={css({ color: "text.muted" })}>{`(${share})`}</span>
      </span>
    );
  };
  return (
    <ColumnTable
      label={t("employees.payHistory")}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t("employees.field.effectiveFrom"),
          kind: "date",
          cell: (row) => (
            <>
              {format.date(row.effectiveFrom)}
              <span className={css({ color: "text.muted", fontWeight: "normal" })}>
                {` · ${t(`employees.dated.${stateOf(row)}`)}`}
              </span>
            </>
          ),
        },
        {
          header: t("employees.field.basic"),
          kind: "number",
          // One element: narrow screens set the parts of a cell apart.
          cell: (row) => (
            <span>
              <b className={css({ fontWeight: stateOf(row) === "now" ? "semibold" : "medium" })}>
                {format.money(row.basic, row.currency)}
              </b>
              <span className={css({ color: "text.muted" })}>{` · ${t(`employees.rateType.${row.rateType}`)}`}</span>
            </span>
          ),
        },
        { header: t("employees.payChange"), kind: "number", cell: changeOf },
        { header: t("employees.field.reason"), cell: ({ reason }) => reason ?? "–" },
        { header: t("employees.rowActions"), unnamed: true, cell: buttonsOf },
      ]}
    />
  );
}
