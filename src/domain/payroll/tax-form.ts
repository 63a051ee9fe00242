/** The form of a person in a tax filing: what was drafted, what was corrected, and what IRAS would reject. Amounts are cents. */
import { isDate } from "../shared/calendar.ts";
import { type Appendix8a, appendix8aFaults, benefitTotals, otherBenefits } from "./files/iras-appendix-8a.ts";
import { appendix8bFaults, gainTotals, type ShareGain } from "./files/iras-appendix-8b.ts";
import { type CpfExcess, excessOf } from "./files/iras-ir8s.ts";
import { ir8aFaults } from "./files/iras-ir8a-faults.ts";
import { dollarFields, type Ir8aAmount, type Ir8aRecord, type IrasPerson, otherParts } from "./files/iras-record.ts";

/** A form without the person, whose details are kept apart. */
export type TaxFigures = Omit<Ir8aRecord, "person">;

export const amountBoxes = [
  "salary",
  "bonus",
  "directorsFees",
  "commission",
  "pension",
  "transport",
  "entertainment",
  "otherAllowances",
  "gratuity",
  "compensation",
  "retirementTo1992",
  "retirementFrom1993",
  "overseasFund",
  "excessCpf",
  "exempt",
  "taxByEmployer",
  "taxByEmployee",
  "cpf",
  "voluntaryCpf",
  "donation",
  "mbf",
  "insurance",
] as const satisfies readonly Ir8aAmount[];
const flagBoxes = ["approval", "section45", "cessationProvisions"] as const;
const dateBoxes = ["commissionFrom", "commissionTo", "bonusDate", "feeDate", "approvedOn"] as const;
export const textBoxes = [
  "commissionBasis",
  "commissionFrom",
  "commissionTo",
  "bonusDate",
  "feeDate",
  "approval",
  "approvedOn",
  "section45",
  "cessationProvisions",
  "taxBorne",
  "remission",
  "fundName",
  "pensionFundName",
  "bank",
  "remark",
] as const satisfies readonly (keyof TaxFigures)[];
/** What follows from other boxes and from the appendices. */
export const computedBoxes = ["others", "benefits", "gainsEmployment", "gainsGeneral"] as const;
export type AmountBox = (typeof amountBoxes)[number];
export type TextBox = (typeof textBoxes)[number];
export type TaxBoxName = AmountBox | TextBox | (typeof computedBoxes)[number];

const includes = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);
export const isAmountBox = (box: string): box is AmountBox => includes(amountBoxes, box);

export interface TaxCorrection {
  readonly box: AmountBox | TextBox;
  readonly amount: number | null;
  readonly text: string | null;
  readonly reason: string;
  readonly at: string;
  readonly by: string;
}

/** Benefits as they are entered: the home is named only if there is one. */
export type TaxBenefits = Omit<Appendix8a, "person" | "residence"> & {
  readonly address: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly sharers: number | null;
  readonly furnished: "P" | "F" | null;
  readonly annualValue: number;
  readonly furniture: number;
  readonly rentByEmployer: number;
  readonly rentByEmployee: number;
};

export function appendixOf(benefits: TaxBenefits, person: IrasPerson): Appendix8a {
  const { address, from, to, sharers, furnished, annualValue, furniture, rentByEmployer, rentByEmployee, ...rest } =
    benefits;
  const hasHome = address !== null || annualValue > 0 || rentByEmployer > 0;
  return {
    ...rest,
    person,
    residence: hasHome
      ? {
          address: (address ?? "").split("\n").filter((line) => line.trim() !== ""),
          from: from ?? "",
          to: to ?? "",
          sharers: sharers ?? 0,
          annualValue,
          furnished,
          furniture,
          rentByEmployer,
          rentByEmployee,
        }
      : null,
  };
}

const amountsOfBenefits = [
  "annualValue",
  "furniture",
  "rentByEmployer",
  "rentByEmployee",
  "utilities",
  "driver",
  "servant",
  "hotel",
  "hotelByEmployee",
  "homeLeave",
  ...otherBenefits,
] as const satisfies readonly (keyof TaxBenefits)[];
/** No benefit at all. */
export const noBenefits = Object.fromEntries(amountsOfBenefits.map((name) => [name, 0])) as Pick<
  TaxBenefits,
  (typeof amountsOfBenefits)[number]
>;
/** Benefits without any amount are none. */
export const hasBenefits = (benefits: TaxBenefits): boolean => amountsOfBenefits.some((name) => benefits[name] > 0);

export interface TaxExtras {
  readonly benefits: TaxBenefits | null;
  readonly gains: readonly ShareGain[];
  /** CPF above what the Act requires. */
  readonly excess: readonly CpfExcess[];
}

const nobody = {} as IrasPerson;
const dollar = 100;
const wholeDollars = (cents: number): number => cents - (cents % dollar);

/** The figures that are filed: drafted ones, with what was corrected and what the appendices say. */
export function filedFigures(
  drafted: TaxFigures,
  corrections: readonly TaxCorrection[],
  { benefits, gains, excess }: TaxExtras,
  ir8sLastYear: number,
): TaxFigures {
  const set = Object.fromEntries(
    corrections.map(({ box, amount, text }) => [
      box,
      isAmountBox(box) ? (amount ?? 0) : includes(flagBoxes, box) ? text === "Y" : text,
    ]),
  );
  const shares = gainTotals(gains);
  const figures: TaxFigures = {
    ...drafted,
    ...set,
    benefits: benefits === null ? 0 : benefitTotals(appendixOf(benefits, nobody)).total,
    gainsEmployment: shares.employment,
    gainsGeneral: wholeDollars(shares.general),
  };
  const others = wholeDollars(otherParts.reduce((sum, part) => sum + figures[part], 0));
  return {
    ...figures,
    others,
    appendix8a: figures.benefits > 0,
    ir8s: (figures.excessCpf > 0 || excess.length > 0) && figures.year <= ir8sLastYear,
  };
}

/** The text of a box, as it is corrected: flags are Y or N. */
export function textOf(figures: TaxFigures, box: TextBox): string | null {
  const value = figures[box];
  return typeof value === "boolean" ? (value ? "Y" : "N") : value;
}

const choices: Partial<Record<TextBox, readonly string[]>> = {
  commissionBasis: ["M", "O"],
  taxBorne: ["F", "P", "H", "N"],
  approval: ["Y", "N"],
  section45: ["Y", "N"],
  cessationProvisions: ["Y", "N"],
};
/** Boxes that IRAS reads as a fixed number of characters. */
const longest: Partial<Record<TextBox, number>> = { remission: 1, bank: 1, remark: 50 };

/** What is wrong with a correction itself; undefined if nothing is. */
export function correctionFault(
  box: AmountBox | TextBox,
  { amount, text }: Pick<TaxCorrection, "amount" | "text">,
): { readonly pointer: string; readonly code: string } | undefined {
  if (isAmountBox(box)) {
    if (text !== null) return { pointer: "/text", code: "has-an-amount" };
    const whole = includes(dollarFields, box) && amount !== null && amount % dollar !== 0;
    return whole ? { pointer: "/amount", code: "whole-dollars" } : undefined;
  }
  if (amount !== null) return { pointer: "/amount", code: "has-no-amount" };
  if (text === null) return undefined;
  const allowed = choices[box];
  if (allowed && !allowed.includes(text)) return { pointer: "/text", code: "unknown" };
  if (includes(dateBoxes, box) && !isDate(text)) return { pointer: "/text", code: "not-a-date" };
  return text.length > (longest[box] ?? 60) ? { pointer: "/text", code: "too-long" } : undefined;
}

export const formStates = ["ready", "problems", "excluded", "unchanged"] as const;
export type FormState = (typeof formStates)[number];

/** Problems count only where the form is filed. */
export function formStateOf(form: {
  readonly excludeReason: string | null;
  readonly changed: boolean;
  readonly problemCount: number;
}): FormState {
  if (form.excludeReason !== null) return "excluded";
  if (!form.changed) return "unchanged";
  return form.problemCount > 0 ? "problems" : "ready";
}

export type TaxPlace =
  | "employee-personal"
  | "employee-identity"
  | "employee-job"
  | "filing-settings"
  | "pay-item"
  | "form"
  | "benefits"
  | "gains";

export interface TaxProblem {
  readonly field: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly place: TaxPlace;
}

const identity = ["id", "idType", "nationality"];
const employment = ["designation", "startedOn", "ceasedOn"];

function placeOf(pointer: string, nationalityKnown: boolean): TaxPlace {
  const [, first = "", second = ""] = pointer.split("/");
  if (first !== "person") return first === "appendix8a" ? "benefits" : "form";
  if (second === "country" || (second === "nationality" && nationalityKnown)) return "filing-settings";
  if (identity.includes(second)) return "employee-identity";
  return employment.includes(second) ? "employee-job" : "employee-personal";
}

/** What IRAS would reject, and where it is resolved. */
export function formProblems(
  record: Ir8aRecord,
  { benefits, gains, excess }: TaxExtras,
  { unassigned, nationalityKnown }: { readonly unassigned: readonly string[]; readonly nationalityKnown: boolean },
): TaxProblem[] {
  const last = (pointer: string): string => pointer.split("/").at(-1) ?? "";
  const problem =
    (place: TaxPlace) =>
    (fault: { pointer: string; code: string; params?: object | undefined }): TaxProblem => ({
      field: last(fault.pointer),
      code: fault.code,
      params: (fault.params ?? {}) as TaxProblem["params"],
      place,
    });
  return [
    ...unassigned.map((item): TaxProblem => ({
      field: "item",
      code: "no-tax-box",
      params: { item },
      place: "pay-item",
    })),
    // IR8S shows by month what the box adds up to.
    ...(record.ir8s && record.excessCpf !== excessOf(excess, "employer")
      ? [problem("form")({ pointer: "/excessCpf", code: "not-the-sum-of-its-months" })]
      : []),
    ...ir8aFaults(record).map((fault) => problem(placeOf(fault.pointer, nationalityKnown))(fault)),
    ...(benefits === null
      ? []
      : appendix8aFaults(appendixOf(benefits, record.person), record.year).map(problem("benefits"))),
    ...appendix8bFaults(gains, record.year).map(problem("gains")),
  ];
}
