/** Grid of amounts by month. */
import { css } from "#generated/styles/css/index.js";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import type { ControlProps, Values } from "../../../form/spec.ts";
import { MoneyInput } from "../../../kit/typed-input.tsx";
import { type Typed, Unparsed } from "../../../kit/unparsed.ts";
import { useWords } from "../shared/explanation/words.ts";

const columns = ["ordinaryWages", "additionalWages"] as const;

export function MonthRows({ label, value, onChange }: ControlProps) {
  const intl = useIntl();
  const words = useWords("calculators-cpf");
  const rows = (value ?? []) as readonly Values[];
  const monthOf = (index: number, month: "long" | "short"): string =>
    intl.formatDate(`2026-${String(index + 1).padStart(2, "0")}-01`, { month, timeZone: "UTC" });
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: "3.25rem repeat(2, minmax(0, 1fr))",
        gap: "2",
        alignItems: "center",
      })}
      role="group"
      aria-label={label}
    >
      <span />
      {columns.map((column) => (
        <span key={column} className={css({ fontSize: "sm", lineHeight: "sm", color: "text.muted" })}>
          {words.say(`field.${column}`)}
        </span>
      ))}
      {rows.map((row, index) => (
        <Fragment key={index}>
          <span className={css({ color: "text.muted" })} aria-hidden>
            {monthOf(index, "short")}
          </span>
          {columns.map((column) => (
            <MoneyInput
              key={column}
              size="sm"
              id={undefined}
              aria-required={undefined}
              aria-label={`${monthOf(index, "long")}: ${words.say(`field.${column}`)}`}
              aria-invalid={row[column] instanceof Unparsed || undefined}
              value={(row[column] ?? null) as Typed<number>}
              onChange={(next) => onChange(rows.with(index, { ...row, [column]: next }))}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
