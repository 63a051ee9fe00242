/** The input of a payslip from the facts of an employment, and what keeps its pay from being calculated. */
import { addDays, firstDay, lastDay } from "../shared/calendar.ts";
import type { PassKind } from "../statutory/rates/funds.ts";
import type { GridDay } from "../statutory/pay/month-grid.ts";
import type {
  CostShare,
  cpfPayers,
  FundChoice,
  prRateOptions,
  rateTypes,
  residencies,
} from "../people/shared/vocabulary.ts";
import type { PassState, SplitLeg } from "../people/shared/records.ts";
import type { AssignedItem } from "./pay-item.ts";
import type { DayAdjustment, ExtraWork, MonthSoFar, PayslipInput, PayslipSettings, PayTerms } from "./payslip.ts";
import type { Blocker, Override, SlipKind } from "./run-words.ts";

type Fund = NonNullable<PayslipInput["fund"]["raceFund"]>;

export interface TermsFact {
  readonly from: string;
  readonly rateType: (typeof rateTypes)[number];
  readonly basic: number;
  readonly currency: string;
  /** Hundredths. */
  readonly hoursPerWeek: number;
  readonly daysPerWeek: number;
  readonly otEligible: boolean;
}

export interface PassFact {
  readonly typeCode: string;
  readonly levyApplies: boolean;
  readonly levyRate: number | null;
  readonly status: PassState;
  readonly issuedOn: string | null;
  readonly expiry: string | null;
  readonly cancelledOn: string | null;
}

export interface EmploymentFact {
  readonly employeeId: string;
  readonly personId: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly birthDate: string | null;
  readonly raceFund: Fund | "none" | null;
  readonly secondRaceFund: Fund | "none" | null;
  readonly muslim: boolean;
  readonly departmentId: string | null;
  readonly designationId: string | null;
  readonly costSplit: readonly CostShare[];
  /** Companies that share the pay, while this one pays it. */
  readonly companyLegs: readonly SplitLeg[];
  readonly locationId: string | null;
  readonly grade: string | null;
  /** By day, as the job says. */
  readonly categories: readonly { readonly from: string; readonly category: PayTerms["category"] }[];
  readonly terms: readonly TermsFact[];
  readonly residencies: readonly {
    readonly from: string;
    readonly residency: (typeof residencies)[number];
    readonly prGrantedOn: string | null;
    readonly option: (typeof prRateOptions)[number] | null;
  }[];
  readonly statutory: {
    readonly choices: readonly FundChoice[];
    readonly sdlExempt: boolean;
    /** Millionths of a member's own, in place of the rates of the fund. */
    readonly ppf: { readonly employee: number | null; readonly employer: number | null } | null;
    readonly cpfPaidBy: (typeof cpfPayers)[number];
  } | null;
  /** Of the year with the employer, from another system: of all employments of the person in the company. */
  readonly opening: PayslipInput["opening"] | null;
  readonly passes: readonly PassFact[];
  readonly hasAccount: boolean;
}

export interface PeriodFact {
  readonly startDate: string;
  readonly endDate: string;
  readonly month: string;
  readonly payDate: string;
  readonly frequency: "monthly" | "semiMonthly" | "fortnightly" | "weekly";
}

/** What the run, the days and earlier payslips add. */
export interface AroundFact {
  readonly kind: SlipKind;
  readonly period: PeriodFact;
  readonly grid: readonly GridDay[];
  /** Minutes worked at the normal rate; undefined without records. */
  readonly workedMinutes: number | undefined;
  readonly extraWork: readonly ExtraWork[];
  readonly overtimeBefore: PayslipInput["overtimeBefore"];
  /** Without terms, which follow from the day. */
  readonly adjustments: readonly Omit<DayAdjustment, "terms">[];
  readonly encashedDays: number;
  readonly items: readonly AssignedItem[];
  readonly yearSoFar: PayslipInput["yearSoFar"];
  readonly monthSoFar: MonthSoFar | undefined;
  readonly overrides: readonly Override[];
  readonly settings: PayslipSettings;
  readonly weeklyMinutes: number;
  readonly workDays: number;
}

export type Built =
  | { readonly input: PayslipInput; readonly blockers: readonly Blocker[] }
  | { readonly blockers: readonly Blocker[] };

export const blocker = (code: Blocker["code"], params: Blocker["params"] = {}): Blocker => ({
  code,
  severity: "blocker",
  params,
});
export const warning = (code: Blocker["code"], params: Blocker["params"] = {}): Blocker => ({
  code,
  severity: "warning",
  params,
});

const isItemsOnly = (kind: SlipKind): boolean => kind === "bonus" || kind === "off-cycle";

/** The last day that a payslip of the period pays for the employment. */
const lastPaidDay = ({ leftOn }: EmploymentFact, { endDate }: PeriodFact): string =>
  leftOn !== null && leftOn < endDate ? leftOn : endDate;

const on = <Row extends { readonly from: string }>(rows: readonly Row[], day: string): Row | undefined =>
  rows.findLast(({ from }) => from <= day) ?? rows[0];

/** The terms in force in the range. */
export function termsOf(
  fact: EmploymentFact,
  { from, to }: { readonly from: string; readonly to: string },
  { weeklyMinutes, workDays }: Pick<AroundFact, "weeklyMinutes" | "workDays">,
): PayTerms[] {
  const begin = fact.joinedOn > from ? fact.joinedOn : from;
  const current = fact.terms.findLast((each) => each.from <= begin) ?? fact.terms[0];
  const later = fact.terms.filter((each) => each.from > begin && each.from <= to);
  return [...(current ? [current] : []), ...later.filter((each) => each !== current)].map((each) => {
    const daysPerWeek = each.daysPerWeek > 0 ? Math.round(each.daysPerWeek / 50) / 2 : workDays;
    const weekly = each.hoursPerWeek > 0 ? (each.hoursPerWeek * 60) / 100 : weeklyMinutes;
    return {
      from: each.from,
      basic: each.basic,
      rateType: each.rateType === "piece" ? "monthly" : each.rateType,
      daysPerWeek,
      normalMinutes: Math.max(1, Math.round(weekly / Math.max(0.5, daysPerWeek))),
      category: on(fact.categories, each.from > begin ? each.from : begin)?.category ?? "non-workman",
      ...(each.otEligible && { byContract: true }),
    };
  });
}

function passOf(fact: EmploymentFact): PassFact | undefined {
  return fact.passes
    .filter(({ status }) => ["issued", "renewing", "expired"].includes(status))
    .toSorted((one, other) => (other.expiry ?? "9999").localeCompare(one.expiry ?? "9999"))[0];
}

const passKind = (pass: PassFact | undefined): PassKind =>
  pass?.typeCode === "EP" ? "employment-pass" : pass?.levyApplies === true ? "levy-paying" : "other";

function foreignerBlockers(fact: EmploymentFact, { period }: AroundFact): Blocker[] {
  const pass = passOf(fact);
  if (!pass) return [blocker("no-work-pass")];
  const until = lastPaidDay(fact, period);
  const found: Blocker[] = [];
  if (pass.status !== "renewing" && pass.expiry !== null && pass.expiry < until)
    found.push(blocker("pass-expired", { expiry: pass.expiry }));
  if (pass.levyApplies && pass.levyRate === null) found.push(warning("levy-unknown"));
  return found;
}

/** Without any of these there is nothing to calculate. */
function missing(fact: EmploymentFact, around: AroundFact): Blocker[] {
  const found: Blocker[] = [];
  const until = lastPaidDay(fact, around.period);
  const terms = on(fact.terms, until);
  const residency = on(fact.residencies, until);
  if (!terms || terms.from > until) found.push(blocker("no-pay-terms"));
  else if (terms.rateType === "piece") found.push(blocker("piece-rate"));
  else if (terms.currency !== "SGD") found.push(blocker("foreign-currency", { currency: terms.currency }));
  if (fact.birthDate === null) found.push(blocker("no-birth-date"));
  if (!residency) found.push(blocker("no-residency"));
  else if (residency.residency === "pr" && residency.prGrantedOn === null) found.push(blocker("no-pr-date"));
  return found;
}

export function buildInput(fact: EmploymentFact, around: AroundFact): Built {
  const { period, kind } = around;
  const gaps = missing(fact, around);
  const until = lastPaidDay(fact, period);
  const residency = on(fact.residencies, until);
  if (gaps.length > 0 || residency === undefined || fact.birthDate === null) return { blockers: gaps };
  const foreign = residency.residency === "foreigner";
  const pass = foreign ? passOf(fact) : undefined;
  const alone = isItemsOnly(kind);
  const none = (fund: EmploymentFact["raceFund"]): Fund | null => (fund === "none" ? null : fund);
  const choices = fact.statutory?.choices ?? [];
  const second = none(fact.secondRaceFund);
  const elected = second !== null && choices.some(({ fund, mode }) => fund === second && mode !== "optOut");
  const terms = termsOf(fact, gridRange(period), around);
  const input: PayslipInput = {
    month: period.month,
    payDate: period.payDate,
    person: {
      birthDate: fact.birthDate,
      residency: residency.residency,
      ...(residency.residency === "pr" && { prSince: residency.prGrantedOn, prOption: residency.option ?? "GG" }),
      grade: fact.grade,
    },
    joinedOn: fact.joinedOn,
    leftOn: fact.leftOn,
    fund: {
      residency: residency.residency,
      ...(foreign && { pass: passKind(pass) }),
      raceFund: none(fact.raceFund),
      electedSecondFund: elected ? second : null,
      muslim: fact.muslim,
      choices: Object.fromEntries(
        choices.flatMap(({ fund, mode, amount }): [string, "opt-out" | number][] =>
          mode === "optOut" ? [[fund, "opt-out"]] : mode === "custom" && amount !== null ? [[fund, amount]] : [],
        ),
      ),
    },
    sdlLiable: fact.statutory?.sdlExempt !== true,
    terms,
    grid: around.grid,
    ...paysOf(period),
    ...(alone && { itemsOnly: true }),
    ...(around.workedMinutes !== undefined &&
      terms.every(({ rateType }) => rateType === "hourly") && { normalMinutes: around.workedMinutes }),
    extraWork: alone ? [] : around.extraWork,
    ...(!alone && around.overtimeBefore && { overtimeBefore: around.overtimeBefore }),
    ...(!alone && around.adjustments.length > 0 && { adjustments: adjustedBy(fact, around) }),
    ...(!alone && around.encashedDays > 0 && { encashedDays: around.encashedDays }),
    items: around.items,
    ...(around.overrides.length > 0 && {
      overrides: around.overrides.map(({ code, sourceId, amount }) => ({ code, sourceId, amount })),
    }),
    yearSoFar: around.yearSoFar,
    ...(fact.opening && { opening: fact.opening }),
    ...(fact.statutory?.cpfPaidBy === "employer" && { cpfPaidBy: "employer" as const }),
    ...(around.monthSoFar && { monthSoFar: alone ? { ...around.monthSoFar, levy: 0 } : around.monthSoFar }),
    passes: alone ? [] : leviesOf(fact),
    inPpf: fact.statutory?.ppf != null,
    ...ppfShares(fact),
    settings: around.settings,
  };
  return { input, blockers: foreign && !alone ? foreignerBlockers(fact, around) : [] };
}

function ppfShares({ statutory }: EmploymentFact): Pick<PayslipInput, "ppfShares"> {
  const { employee = null, employer = null } = statutory?.ppf ?? {};
  if (employee === null && employer === null) return {};
  return { ppfShares: { ...(employee !== null && { employee }), ...(employer !== null && { employer }) } };
}

/** Each day is paid by the terms that were in force on it. */
function adjustedBy(fact: EmploymentFact, around: AroundFact): DayAdjustment[] {
  return around.adjustments.flatMap((adjustment) => {
    const { date } = adjustment;
    const [terms] = termsOf(fact, { from: date, to: date }, around);
    return terms ? [{ ...adjustment, terms }] : [];
  });
}

/** Half a month is a part of it; weeks and fortnights are paid by the day, because they belong to no month. */
function paysOf({ frequency, startDate, endDate }: PeriodFact): Pick<PayslipInput, "pays"> {
  if (frequency === "monthly") return {};
  return { pays: { from: startDate, to: endDate, basis: frequency === "semiMonthly" ? "month" : "days" } };
}

/** The days that the grid of a payslip covers. */
export function gridRange({ frequency, startDate, endDate, month }: PeriodFact): { from: string; to: string } {
  return frequency === "semiMonthly" ? { from: firstDay(month), to: lastDay(month) } : { from: startDate, to: endDate };
}

function leviesOf({ passes }: EmploymentFact): PayslipInput["passes"] {
  return passes.flatMap(({ levyApplies, levyRate, issuedOn, cancelledOn, expiry, status }) =>
    levyApplies && levyRate !== null && issuedOn !== null && status !== "applied" && status !== "approvedInPrinciple"
      ? [
          {
            monthly: levyRate,
            issuedOn,
            cancelledOn: cancelledOn ?? (status === "expired" && expiry !== null ? addDays(expiry, 1) : null),
          },
        ]
      : [],
  );
}
