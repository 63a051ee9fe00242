/** Hints while pay is being entered: Part IV coverage and work pass salary thresholds. They never block saving. */
import { css } from "#generated/styles/css/index.js";
import { useCalculatePayRates } from "#generated/hrms/hooks/calculators.ts";
import { useGetClass } from "#generated/hrms/hooks/classes.ts";
import { useCheckWorkPassSalary } from "#generated/hrms/hooks/work-passes.ts";
import { useListWorkpassTypes } from "#generated/hrms/hooks/workpass-types.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { monthlyBasic } from "#src/domain/people/shared/monthly-basic.ts";
import { Alert } from "../../../kit/alert.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Anchor } from "../../../kit/link.tsx";
import { useDebounced } from "../../../kit/use-debounced.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { Values } from "../../../form/spec.ts";

const pause = 400;
const categories = { workman: "workman", nonWorkman: "non-workman", managerExecutive: "manager" } as const;
const rateTypes = ["monthly", "daily", "hourly", "piece"] as const;
const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
const numberOr = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

interface Typed {
  readonly companyId: string;
  /** Cents per month. */
  readonly basic: number;
  readonly day: string;
  readonly daysPerWeek: number;
}

/** Debounced pay from the form; undefined while empty. */
function useTypedPay(
  companyId: string,
  values: Values,
  from: unknown,
): (Typed & { readonly monthly: boolean }) | undefined {
  const rateType = rateTypes.find((each) => each === values["rateType"]);
  const [basic, hoursPerWeek, daysPerWeek] = [
    values["basic"],
    numberOr(values["hoursPerWeek"], 44),
    numberOr(values["daysPerWeek"], 5),
  ];
  const cents =
    rateType === undefined || typeof basic !== "number"
      ? undefined
      : monthlyBasic({ rateType, basic, hoursPerWeek: hoursPerWeek * 100, daysPerWeek: daysPerWeek * 100 });
  const settled = useDebounced(
    JSON.stringify([cents ?? null, rateType ?? null, daysPerWeek, isDay(from) ? from : today()]),
    pause,
  );
  const [amount, kind, days, day] = JSON.parse(settled) as [number | null, string | null, number, string];
  return amount === null
    ? undefined
    : {
        companyId,
        basic: amount,
        day,
        daysPerWeek: Math.min(7, Math.max(1, Math.round(days))),
        monthly: kind === "monthly",
      };
}

function PartFour({ classId, pay: { companyId, basic, day, daysPerWeek } }: { classId: string; pay: Typed }) {
  const t = useText();
  const { data: ofClass } = useGetClass({ path: { companyId, classId } });
  const { data } = useCalculatePayRates(
    { body: { date: day, category: categories[ofClass?.eaCategory ?? "nonWorkman"], basic, daysPerWeek } },
    { enabled: ofClass !== undefined },
  );
  if (!ofClass || !data) return null;
  const step = data.explanation.steps.find(({ rule }) => rule === "pay.part4");
  const source = step?.source ?? step?.row?.source;
  const { covered } = data.result;
  return (
    <Alert
      tone="info"
      title={t(covered ? "employees.hint.covered" : "employees.hint.notCovered", { class: ofClass.class })}
    >
      {t(covered || ofClass.otEligibleDefault ? "employees.hint.overtime" : "employees.hint.noOvertime")}
      {source && (
        <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
          {`${t("employees.hint.source")} `}
          {source.address === undefined ? source.title : <Anchor href={source.address}>{source.title}</Anchor>}
        </span>
      )}
    </Alert>
  );
}

function NoClass() {
  const t = useText();
  return (
    <Alert tone="info" title={t("employees.hint.noClass")}>
      {t("employees.hint.noClassText")}
    </Alert>
  );
}

function HeldPass({ employeeId, pay: { companyId, basic, day } }: { employeeId: string; pay: Typed }) {
  const t = useText();
  const format = useFormat();
  const { data } = useCheckWorkPassSalary({ path: { companyId, employeeId }, query: { basic, from: day } });
  if (!data || data.type === null) return null;
  return (
    <>
      {data.belowMinimum && data.minimum !== null && (
        <Alert
          tone="warning"
          title={t("employees.hint.belowPass", { type: data.type, minimum: format.money(data.minimum) })}
        >
          {t("employees.hint.passSource", { day: format.date(day) })}
        </Alert>
      )}
      {data.lowers && (
        <Alert tone="warning" title={t("employees.hint.lowers", { type: data.type })}>
          {t("employees.hint.lowersText", { before: format.money(data.currentBasic ?? 0) })}
        </Alert>
      )}
    </>
  );
}

/** Pass types whose minimum salary exceeds the pay, for people whose pass is still pending. */
function ComingPass({ pay: { basic, day } }: { pay: Typed }) {
  const t = useText();
  const format = useFormat();
  const { data } = useListWorkpassTypes({ query: { pageSize: 100 } });
  const above = (data?.items ?? []).flatMap(({ name, minQualifyingSalary }) => {
    const minimum = minQualifyingSalary
      .filter(({ effectiveFrom }) => effectiveFrom <= day)
      .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))
      .at(-1)?.amount;
    return minimum !== undefined && basic < minimum ? [`${name} (${format.money(minimum)})`] : [];
  });
  if (above.length === 0) return null;
  return (
    <Alert tone="warning" title={t("employees.hint.belowTypes", { types: above.join(", ") })}>
      {t("employees.hint.passSource", { day: format.date(day) })}
    </Alert>
  );
}

export function NewPayHints({ companyId, values }: { companyId: string; values: Values }) {
  const ability = useAbility();
  const pay = useTypedPay(companyId, values, values["startDate"]);
  const { classId, residency } = values;
  if (!pay) return null;
  return (
    <div className={css({ display: "grid", gap: "3", mt: "4" })} role="status">
      {typeof classId !== "string" && <NoClass />}
      {typeof classId === "string" && ability.can("read", "classes") && ability.can("read", "calculators") && (
        <PartFour classId={classId} pay={pay} />
      )}
      {residency === "foreigner" && pay.monthly && <ComingPass pay={pay} />}
    </div>
  );
}

export function PayTermsHints({ employee, values }: { employee: Employee; values: Values }) {
  const ability = useAbility();
  const pay = useTypedPay(employee.companyId, values, values["effectiveFrom"]);
  const classId = employee.job?.classId ?? null;
  if (!pay) return null;
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      {classId === null && <NoClass />}
      {classId !== null && ability.can("read", "classes") && ability.can("read", "calculators") && (
        <PartFour classId={classId} pay={pay} />
      )}
      {pay.monthly && employee.rights.read.includes("identity") && ability.can("read", "work-passes") && (
        <HeldPass employeeId={employee.id} pay={pay} />
      )}
    </div>
  );
}
