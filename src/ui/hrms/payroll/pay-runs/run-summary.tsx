/** How far a run is, and its totals beside those of the run before. */
import { css } from "#generated/styles/css/index.js";
import { useGetPayRunComparison } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRun, PayRunComparison } from "#generated/hrms/schema.ts";
import { Card } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Difference } from "../shared/difference.tsx";
import { cell, figure, quiet, strip } from "../shared/figure-strip.ts";
import type { RunTabProps } from "./run-tab.ts";
import { RunStepper } from "./run-stepper.tsx";

const totals = ["gross", "deductions", "net", "employerCost", "cpf"] as const;
type Total = (typeof totals)[number];

const amountOf = (run: PayRun, name: Total): number => (name === "cpf" ? run.cpfEmployee + run.cpfEmployer : run[name]);

/** Undefined if there is no run before. */
function before({ previousRunId, totals: given }: PayRunComparison, name: Total): number | undefined {
  if (previousRunId === null) return undefined;
  const of = (field: string): number => given.find((each) => each.field === field)?.before ?? 0;
  return name === "cpf" ? of("cpfEmployee") + of("cpfEmployer") : of(name);
}

const third = css({
  gridColumn: { base: "1 / -1", md: "auto" },
  minH: { base: "5", md: "9" },
  textAlign: { base: "end", md: "start" },
});

function Change({ comparison, run, name }: { comparison: PayRunComparison | undefined; run: PayRun; name: Total }) {
  const t = useText();
  const format = useFormat();
  if (!comparison) return <Skeleton inline css={{ w: "6rem" }} />;
  const earlier = before(comparison, name);
  if (earlier === undefined) return t("payroll.noEarlier");
  const change = amountOf(run, name) - earlier;
  const share =
    earlier === 0 || change === 0
      ? ""
      : `(${format.number(change / earlier, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" })})`;
  return (
    <>
      <Difference cents={change} /> <span className={css({ display: { md: "block" } })}>{share}</span>
    </>
  );
}

export function RunSummary({ companyId, run }: RunTabProps) {
  const t = useText();
  const format = useFormat();
  const { data } = useGetPayRunComparison({ path: { companyId, payRunId: run.id } });
  return (
    <Card className={css({ overflow: "hidden" })} aria-label={t("payroll.summary")}>
      <RunStepper run={run} />
      <dl className={strip}>
        <div className={cell}>
          <dt className={quiet}>{t("payroll.people")}</dt>
          <dd className={figure}>{format.number(run.people)}</dd>
          {run.held + run.excluded > 0 && (
            <dd className={`${quiet} ${third}`}>
              {t("payroll.heldAndExcluded", { held: run.held, excluded: run.excluded })}
            </dd>
          )}
        </div>
        {totals.map((name) => (
          <div key={name} className={cell} data-total={name}>
            <dt className={quiet}>{t(`payroll.total.${name}`)}</dt>
            <dd className={figure}>
              <Money cents={amountOf(run, name)} />
            </dd>
            <dd className={`${quiet} ${third}`}>
              <Change comparison={data} run={run} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={`${quiet} ${css({ px: "5", py: "2.5", borderTopWidth: "1px", minH: "9" })}`}>
        {data &&
          (data.previousRun === null ? t("payroll.firstRun") : t("payroll.comparedWith", { run: data.previousRun }))}
      </p>
    </Card>
  );
}

export function RunSummarySkeleton() {
  return <Skeleton css={{ h: { base: "28rem", md: "13.5rem" }, my: "0", borderRadius: "card" }} />;
}
