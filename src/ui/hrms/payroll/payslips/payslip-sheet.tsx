/** What a payslip says: its head with net pay, lines, the year so far, and days and hours. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Payslip } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { PropertyList, type Property } from "../../../kit/property-list.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Explain } from "./line-steps.tsx";
import { PayslipLines, type Line } from "./payslip-lines.tsx";

const page = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 23rem" },
  gap: "4",
  alignItems: "start",
});
const column = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" });

function Head({ payslip }: { payslip: Payslip }) {
  const t = useText();
  const { net, gross, deductions, paidBefore, payable } = payslip;
  const parts = [
    { label: t("payslips.gross"), cents: gross },
    { label: t("payslips.deductions"), cents: deductions },
    ...(paidBefore === 0
      ? []
      : [
          { label: t("payslips.paidBefore"), cents: paidBefore },
          { label: t("payslips.payable"), cents: payable },
        ]),
  ];
  return (
    <Card className={css({ p: "5", display: "flex", flexWrap: "wrap", gap: "6", alignItems: "flex-end" })}>
      <div className={css({ flex: "1 1 12rem" })}>
        <h2 className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", fontWeight: "medium" })}>
          {t("payslips.net")}
        </h2>
        <p
          className={css({ fontSize: "3xl", lineHeight: "3xl", fontWeight: "semibold", letterSpacing: "-0.02em" })}
          data-net={net}
        >
          <Money cents={net} />
        </p>
      </div>
      <dl className={css({ display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "2" })}>
        {parts.map(({ label, cents }) => (
          <div key={label}>
            <dt className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{label}</dt>
            <dd className={css({ fontWeight: "medium" })}>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useFacts(payslip: Payslip): readonly Property[] {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const { startDate, endDate, attendanceFrom, attendanceTo, month } = payslip;
  const days = (from: string, to: string): string =>
    t("payslips.range", { from: format.date(from), to: format.date(to) });
  const own = attendanceFrom === startDate && attendanceTo === endDate;
  return [
    ["employeeNo", payslip.employeeNo],
    ["department", payslip.department],
    ["designation", payslip.designation],
    ["period", days(startDate, endDate)],
    ["attendance", own ? null : days(attendanceFrom, attendanceTo)],
    ["payDate", format.date(payslip.payDate)],
    ["month", intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" })],
  ].flatMap(([id, value]) =>
    value === null || value === undefined || id === undefined || id === null
      ? []
      : [{ id, label: t(`payslips.fact.${id as "period"}`), value }],
  );
}

const figures = [
  "gross",
  "deductions",
  "net",
  "cpfEmployee",
  "cpfEmployer",
  "ordinaryWages",
  "additionalWages",
] as const;

interface Figure {
  readonly name: string;
  readonly label: string;
  readonly value: ReactNode;
}

function FiguresCard({ title, rows }: { title: string; rows: readonly Figure[] }) {
  return (
    <Card padded>
      <CardTitle className={css({ mb: "2" })}>{title}</CardTitle>
      <dl>
        {rows.map(({ name, label, value }) => (
          <div
            key={name}
            className={css({
              display: "flex",
              justifyContent: "space-between",
              gap: "3",
              py: "1.5",
              borderTopWidth: "1px",
              borderColor: "border",
              _first: { borderTopWidth: "0" },
            })}
          >
            <dt className={css({ color: "text.muted", minW: "0" })}>{label}</dt>
            <dd className={css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" })}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function YearCard({ payslip: { yearToDate, month } }: { payslip: Payslip }) {
  const t = useText();
  const shown = figures.filter((name) => name !== "additionalWages" || yearToDate.additionalWages !== 0);
  return (
    <FiguresCard
      title={t("payslips.year", { year: month.slice(0, 4) })}
      rows={shown.map((name) => ({
        name,
        label: t(`payslips.figure.${name}`),
        value: <Money cents={yearToDate[name]} />,
      }))}
    />
  );
}

function CompaniesCard({ companies }: Pick<Payslip, "companies">) {
  const t = useText();
  const format = useFormat();
  return (
    <FiguresCard
      title={t("payslips.companies")}
      rows={companies.map(({ companyId, company, share, gross }) => ({
        name: companyId,
        label: t("payslips.companyShare", {
          company,
          share: format.number(share / 1_000_000, { style: "percent", maximumFractionDigits: 2 }),
        }),
        value: <Money cents={gross} />,
      }))}
    />
  );
}

const days = ["workingDays", "workedDays", "paidDays", "leaveDays", "noPayDays", "absentDays", "holidays"] as const;
const hours = ["normalMinutes", "overtimeMinutes", "restDayMinutes", "holidayMinutes"] as const;

function TimesheetCard({ timesheet }: { timesheet: NonNullable<Payslip["timesheet"]> }) {
  const t = useText();
  const format = useFormat();
  const rows = [
    ...days
      .filter((name) => timesheet[name] !== 0 || name === "workingDays" || name === "paidDays" || name === "leaveDays")
      .map((name) => ({ name, label: t(`payslips.time.${name}`), value: format.number(timesheet[name]) })),
    ...hours
      .filter((name) => timesheet[name] !== 0)
      .map((name) => ({
        name,
        label: t(`payslips.time.${name}`),
        value: t("payslips.hours", { hours: Math.floor(timesheet[name] / 60), minutes: timesheet[name] % 60 }),
      })),
  ];
  return <FiguresCard title={t("payslips.timesheet")} rows={rows} />;
}

interface PayslipSheetProps {
  payslip: Payslip;
  explain: Explain;
  /** Above the lines, such as what holds it up. */
  notices?: ReactNode;
  /** Facts that only some readers see. */
  more?: readonly Property[];
  onOverride?: ((line: Line) => void) | undefined;
}

export function PayslipSheet({ payslip, explain, notices, more = [], onOverride }: PayslipSheetProps) {
  const t = useText();
  const facts = useFacts(payslip);
  return (
    <div className={page}>
      <div className={column}>
        {notices}
        <Head payslip={payslip} />
        {payslip.note !== null && (
          <Card padded>
            <CardTitle className={css({ mb: "1" })}>{t("payslips.note")}</CardTitle>
            <p className={css({ whiteSpace: "pre-line", overflowWrap: "anywhere" })}>{payslip.note}</p>
          </Card>
        )}
        <PayslipLines payslip={payslip} explain={explain} onOverride={onOverride} />
      </div>
      <div className={column}>
        <Card padded>
          <CardTitle className={css({ mb: "2" })}>{t("payslips.facts")}</CardTitle>
          <PropertyList room="narrow" properties={[...facts, ...more]} />
        </Card>
        {payslip.companies.length > 0 && <CompaniesCard companies={payslip.companies} />}
        <YearCard payslip={payslip} />
        {payslip.timesheet && <TimesheetCard timesheet={payslip.timesheet} />}
      </div>
    </div>
  );
}

export function PayslipSkeleton() {
  return (
    <div className={page}>
      <div className={column}>
        <Skeleton css={{ h: "24", my: "0", borderRadius: "card" }} />
        <Skeleton css={{ h: "56", my: "0", borderRadius: "card" }} />
        <Skeleton css={{ h: "56", my: "0", borderRadius: "card" }} />
      </div>
      <div className={column}>
        <Skeleton css={{ h: "64", my: "0", borderRadius: "card" }} />
        <Skeleton css={{ h: "64", my: "0", borderRadius: "card" }} />
      </div>
    </div>
  );
}
