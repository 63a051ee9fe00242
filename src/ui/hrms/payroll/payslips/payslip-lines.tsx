/** The lines of a payslip by kind, each with what it is made of; one at a time opens its explanation. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ChevronDown, Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import type { Payslip } from "#generated/hrms/schema.ts";
import { part } from "../../../detail/part.ts";
import { IconButton } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useText, type Text } from "../../../messages/use-text.ts";
import { lineName } from "../shared/line-name.ts";
import type { Explain } from "./line-steps.tsx";

const LineSteps = part(
  async () => (await import("./line-steps.tsx")).LineSteps,
  "calculators",
  "calculators-cpf",
  "calculators-pay",
);

export type Line = Payslip["lines"][number];

const kinds = ["earning", "deduction", "employer-cost"] as const;

const Head = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto 1rem", md: "minmax(0, 1fr) auto 8rem 1rem" },
    alignItems: "baseline",
    columnGap: "3",
    w: "full",
    textAlign: "start",
    ps: "5",
    pe: "4",
    py: "2",
    cursor: "pointer",
    _hover: { bg: "hover" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

const sum = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  ps: "5",
  pe: "11",
  py: "2.5",
  borderTopWidth: "1px",
  borderColor: "border.strong",
  fontWeight: "semibold",
});

/** "21 days × $228.57"; basic pay has days and the rate of a month, of a day or of an hour. */
function madeOf(t: Text, money: (cents: number) => string, { code, unit, quantity, rate, amount }: Line): string {
  if (unit === null || quantity === null) return "";
  const count =
    unit === "days"
      ? t("payslips.days", { count: quantity })
      : t("payslips.hours", { hours: Math.floor(quantity / 60), minutes: Math.round(quantity % 60) });
  if (rate === null) return count;
  if (code !== "BASIC") return `${count} × ${money(rate)}`;
  // Nobody earns more in a month than the rate of the month.
  return rate < amount ? count : `${count} · ${t("payslips.perMonth", { amount: money(rate) })}`;
}

interface LineRowProps {
  line: Line;
  open: boolean;
  id: string;
  explain: Explain;
  onToggle: () => void;
  onOverride: ((line: Line) => void) | undefined;
}

function LineRow({ line, open, id, explain, onToggle, onOverride }: LineRowProps) {
  const t = useText();
  const format = useFormat();
  const name = lineName(t, line);
  const { amount, about, from, day, calculated, overrideReason } = line;
  const notes = [
    ...(day === null ? [] : [t("payslips.onDay", { date: format.date(day) })]),
    ...(about === null ? [] : [t("payslips.about", { period: about })]),
    ...(from === null ? [] : [t("payslips.from", { date: format.date(from) })]),
  ];
  const muted = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" });
  return (
    <li className={css({ borderTopWidth: "1px", borderColor: "border" })} data-line={line.code}>
      <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" })}>
        <Head type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
            {name}
            {overrideReason !== null && (
              <span className={css({ ms: "2" })}>
                <Tag tone="warning">{t("payslips.overridden")}</Tag>
              </span>
            )}
            {notes.length > 0 && <span className={`${muted} ${css({ display: "block" })}`}>{notes.join(" · ")}</span>}
          </span>
          <span
            className={`${muted} ${css({
              gridColumn: { base: "1", md: "auto" },
              gridRow: { base: "2", md: "auto" },
              textAlign: { md: "end" },
              fontVariantNumeric: "tabular-nums",
            })}`}
          >
            {madeOf(t, format.money, line)}
          </span>
          <span
            className={css({
              textAlign: "end",
              gridRow: { base: "1", md: "auto" },
              gridColumn: { base: "2", md: "auto" },
            })}
          >
            <Money cents={amount} />
          </span>
          <span
            className={css({
              color: "text.muted",
              alignSelf: "center",
              gridRow: { base: "1", md: "auto" },
              gridColumn: { base: "3", md: "auto" },
              transform: open ? "rotate(180deg)" : undefined,
            })}
            aria-hidden
          >
            <ChevronDown size={16} />
          </span>
        </Head>
        {onOverride && (
          <IconButton
            size="sm"
            label={t("payslips.overrideOf", { line: name })}
            className={css({ me: "2" })}
            onClick={() => onOverride(line)}
          >
            <Pencil size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {open && (
        <section id={id} aria-label={t("payslips.whyOf", { line: name })} className={css({ px: "5", pb: "5" })}>
          {overrideReason !== null && calculated !== null && (
            <p className={css({ mt: "1", mb: "2", overflowWrap: "anywhere" })}>
              {t("payslips.overrideNote", { calculated: format.money(calculated), reason: overrideReason })}
            </p>
          )}
          <Suspense
            fallback={
              <Loading>
                <Skeleton css={{ h: "40", my: "0" }} />
              </Loading>
            }
          >
            <LineSteps line={line} explain={explain} />
          </Suspense>
        </section>
      )}
    </li>
  );
}

interface PayslipLinesProps {
  payslip: Payslip;
  explain: Explain;
  /** Lines that the law decides cannot be overridden. */
  onOverride?: ((line: Line) => void) | undefined;
}

const statutory: ReadonlySet<string> = new Set([
  "CPF_BORNE",
  "CPF_EMPLOYEE",
  "CPF_EMPLOYER",
  "CDAC",
  "ECF",
  "MBMF",
  "SINDA",
  "SDL",
  "FOREIGN_WORKER_LEVY",
  "PPF_EMPLOYEE",
  "PPF_EMPLOYER",
]);

export function PayslipLines({ payslip, explain, onOverride }: PayslipLinesProps) {
  const t = useText();
  const [open, setOpen] = useState<string>();
  const { lines, gross, deductions, employerCost } = payslip;
  const totals = { earning: gross, deduction: deductions, "employer-cost": employerCost - gross };
  return (
    <>
      {kinds.map((kind) => {
        const own = lines.filter((line) => line.kind === kind);
        if (own.length === 0) return null;
        return (
          <Card key={kind} className={css({ overflow: "hidden" })} data-kind={kind}>
            <CardTitle className={css({ px: "5", pt: "4", pb: "3" })}>{t(`payslips.group.${kind}`)}</CardTitle>
            <ul className={css({ listStyleType: "none" })}>
              {own.map((line, at) => {
                const key = `${kind}-${at}`;
                return (
                  <LineRow
                    key={key}
                    id={`why-${key}`}
                    line={line}
                    explain={explain}
                    open={open === key}
                    onToggle={() => setOpen(open === key ? undefined : key)}
                    onOverride={statutory.has(line.code) ? undefined : onOverride}
                  />
                );
              })}
            </ul>
            <p className={sum}>
              <span>{t(`payslips.total.${kind}`)}</span>
              <Money cents={totals[kind]} />
            </p>
          </Card>
        );
      })}
    </>
  );
}
