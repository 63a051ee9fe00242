/** Key figures of a report: how many people take part, and what it came to in the month and the year. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import type { PayrollReport } from "#generated/hrms/schema.ts";
import { shiftMonth } from "#src/domain/shared/calendar.ts";
import { thisMonth } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useMonthText } from "./month.tsx";
import { figuresOf, type PayrollReportName } from "./report-query.ts";
import { ReportValue } from "./report-value.tsx";

const strip = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(auto-fit, minmax(9rem, 1fr))" },
  m: "-1px 0 0 -1px",
});
const above = css({ overflow: "hidden", mb: "4" });
const card = css({ overflow: "hidden" });
const column = css({ overflow: "hidden", w: { base: "full", "2xl": "16rem" }, flexShrink: "0" });
const cell = css({
  display: "flex",
  flexDirection: "column",
  gap: "0.5",
  px: { base: "4", md: "5" },
  py: "3",
  borderTopWidth: "1px",
  borderInlineStartWidth: "1px",
  borderColor: "border",
});
const figure = css({ fontSize: "lg", lineHeight: "lg", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" });
const quiet = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", overflowWrap: "anywhere" });

export function Facts({ facts, label }: { readonly facts: PayrollReport["facts"]; readonly label: string }) {
  return (
    <dl className={strip} aria-label={label}>
      {facts.map(({ key, head, kind, value }) => (
        <div key={key} className={cell} data-fact={key}>
          <dt className={quiet}>{head}</dt>
          <dd className={figure}>
            <ReportValue kind={kind} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ReportFiguresProps {
  readonly companyId: string;
  readonly report: PayrollReportName;
  /** In a column of its own, or among other cards; otherwise above what follows. */
  readonly place?: "beside" | "among";
}

/** For those who may see everyone's pay. */
export function ReportFigures(props: ReportFiguresProps) {
  return useAbility().can("read", "payroll-reports") ? <OfReport {...props} /> : null;
}

function OfReport({ companyId, report, place }: ReportFiguresProps) {
  const t = useText();
  const monthText = useMonthText();
  const { data, error } = useQuery({ ...figuresOf(companyId, report), retry: false });
  // The reader may see sums of departments only.
  if (error && !data) return null;
  const month = monthText(data?.month ?? shiftMonth(thisMonth(), -1));
  return (
    <Card
      aria-label={t("payroll-reports.figures")}
      className={place === "beside" ? column : place === "among" ? card : above}
    >
      {data ? (
        <Facts facts={data.facts} label={t("payroll-reports.figures")} />
      ) : (
        <Skeleton
          css={{ h: { base: "8.5625rem", md: "4.25rem", ...(place === "beside" && { "2xl": "12rem" }) }, my: "0" }}
        />
      )}
      <p
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: "4",
          minH: "9",
          px: "5",
          py: "2",
          borderTopWidth: "1px",
          fontSize: "sm",
          color: "text.muted",
        })}
      >
        {/* Keeps its lines free until the month is known, usually the last one: it wraps on phones. */}
        <span className={css({ visibility: data ? undefined : "hidden" })}>
          {t("payroll-reports.figuresOf", { month })}
        </span>
        <Link to={`/companies/${companyId}/payroll-reports` as string} search={{ report } as never}>
          {t("payroll-reports.openReport")}
        </Link>
      </p>
    </Card>
  );
}
