/** Tax clearance (Form IR21) of one person who leaves: its states, moneys and figures. Amounts are cents. */
import { addDays, daysBetween, yearOf } from "../shared/calendar.ts";
import { type ClearanceFacts, clearanceOf, type Ir21Record, ir21Faults, withholding } from "./files/iras-ir21.ts";
import { ir8aFaults } from "./files/iras-ir8a-faults.ts";
import type { IrasPerson } from "./files/iras-record.ts";
import type { TaxFigures } from "./tax-form.ts";

export const clearanceStates = [
  "draft",
  "submitted",
  "approved",
  "acknowledged",
  "directed",
  "settled",
  "cancelled",
] as const;
export type ClearanceState = (typeof clearanceStates)[number];

export const clearanceKinds = ["original", "additional", "amended"] as const;
export const clearanceEvents = ["ends", "posted-overseas", "away-three-months"] as const;
export const maritalStates = ["single", "married", "divorced", "widowed"] as const;
export const shortNotices = ["absconded", "immediate", "overseas", "other"] as const;

/** What the maker enters about the end of the employment. */
export const clearanceDetails = [
  "event",
  "undertaking",
  "professional",
  "hadEmployerBefore",
  "noticeOn",
  "ceasesOn",
  "departsOn",
  "arrivedOn",
  "maritalStatus",
  "shortNotice",
  "withheldReason",
  "newEmployer",
] as const;

/** Income of one calendar year, as drafted from payslips. */
export interface ClearanceYear {
  readonly year: number;
  readonly figures: TaxFigures;
  readonly unassigned: readonly string[];
}

export const clearanceBoxes = [
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
  "overseasFund",
  "cpf",
  "donation",
  "mbf",
] as const satisfies readonly (keyof TaxFigures)[];
export type ClearanceBox = (typeof clearanceBoxes)[number];

export interface ClearanceCorrection {
  readonly year: number;
  readonly box: ClearanceBox;
  readonly amount: number;
  readonly reason: string;
  readonly at: string;
  readonly by: string;
}

/** Moneys due to the person, and how much of them was paid out. */
export interface ClearanceMoney {
  /** Null for a settlement that is not paid yet. */
  readonly payslipId: string | null;
  readonly month: string;
  readonly dueOn: string;
  readonly amount: number;
  readonly paidOut: number;
}

export interface LastSalary {
  readonly paidOn: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** The figures of a year with what people have corrected. */
export function correctedFigures(
  { year, figures }: ClearanceYear,
  corrections: readonly ClearanceCorrection[],
): TaxFigures {
  const own = corrections.filter((each) => each.year === year);
  return { ...figures, ...Object.fromEntries(own.map(({ box, amount }) => [box, amount])) };
}

/** Days within which IRAS expects the tax after its directive. */
const directiveDays = 10;
export const directiveDueOn = (directiveOn: string): string => addDays(directiveOn, directiveDays);

interface ClearanceContent {
  readonly kind: (typeof clearanceKinds)[number];
  readonly earlierOn: string | null;
  readonly event: (typeof clearanceEvents)[number];
  readonly undertaking: boolean;
  readonly professional: boolean;
  readonly hadEmployerBefore: boolean;
  readonly noticeOn: string;
  readonly ceasesOn: string;
  readonly departsOn: string | null;
  readonly arrivedOn: string | null;
  readonly maritalStatus: (typeof maritalStates)[number] | null;
  readonly shortNotice: (typeof shortNotices)[number] | null;
  readonly withheldReason: string | null;
  readonly newEmployer: string | null;
  readonly lastSalary: LastSalary | null;
  readonly years: readonly ClearanceYear[];
  readonly corrections: readonly ClearanceCorrection[];
  readonly moneys: readonly ClearanceMoney[];
}

/** What is withheld and what becomes of it; null as tax before IRAS has answered. */
export const moneysOf = ({ noticeOn, moneys }: Pick<ClearanceContent, "noticeOn" | "moneys">, tax: number | null) =>
  withholding(noticeOn, moneys, tax);

/** Whether IRAS wants the form. What nobody knows counts against an exemption. */
export function neededClearance(
  content: ClearanceContent,
  { residency, startDate }: { readonly residency: ClearanceFacts["residency"] | null; readonly startDate: string },
): ReturnType<typeof clearanceOf> {
  const { ceasesOn, event, undertaking, professional, hadEmployerBefore, years, corrections } = content;
  const first = `${yearOf(ceasesOn)}-01-01`;
  const from = startDate > first ? startDate : first;
  const year = years.find((each) => each.year === yearOf(ceasesOn));
  return clearanceOf({
    residency: residency ?? "foreigner",
    event,
    undertaking,
    daysInYear: Math.max(0, daysBetween(from, ceasesOn) + 1),
    yearsCovered: yearOf(ceasesOn) - yearOf(startDate) + 1,
    income: year ? incomeOf(correctedFigures(year, corrections)) : 0,
    isDirectorEntertainerOrProfessional: professional,
    hadEmployerBefore,
  });
}

const incomeBoxes = clearanceBoxes.filter((box) => !["cpf", "donation", "mbf"].includes(box));

/** Income of a year, without what is deducted from it. */
export const incomeOf = (figures: TaxFigures): number =>
  incomeBoxes.reduce((sum, box) => sum + Number(figures[box] ?? 0), 0);

export interface ClearanceProblem {
  readonly field: string;
  readonly code: string;
  readonly place: "details" | "income" | "employee-personal" | "employee-identity" | "employee-job" | "pay-item";
}

const identity = ["id", "idType", "nationality"];
const employment = ["designation", "startedOn", "ceasedOn"];
/** What the details of the form are called. */
const named: Readonly<Record<string, ClearanceProblem["place"]>> = { lastSalary: "income", income: "income" };

/** What IRAS would reject, and where it is resolved. */
export function clearanceProblems(
  content: ClearanceContent,
  { person, startDate, today }: { readonly person: IrasPerson; readonly startDate: string; readonly today: string },
): ClearanceProblem[] {
  const { years, corrections } = content;
  const { shouldWithhold, withheld } = moneysOf(content, null);
  const income = years.map((year) => ({ ...correctedFigures(year, corrections), person }));
  const record: Ir21Record = { ...content, person, startedOn: startDate, withheld, income };
  const ofForm = ir21Faults(record, today, shouldWithhold).map(({ pointer, code }): ClearanceProblem => {
    const [, field = ""] = pointer.split("/");
    return { field, code, place: named[field] ?? "details" };
  });
  const [first] = income;
  const ofPerson = (first ? [...ir8aFaults(first)] : [])
    .filter(({ pointer }) => pointer.startsWith("/person/"))
    .map(({ pointer, code }): ClearanceProblem => {
      const field = pointer.split("/").at(-1) ?? "";
      const place = identity.includes(field)
        ? "employee-identity"
        : employment.includes(field)
          ? "employee-job"
          : "employee-personal";
      return { field, code, place };
    });
  const unassigned = [...new Set(years.flatMap((year) => year.unassigned))];
  return [
    ...ofForm,
    ...ofPerson,
    ...unassigned.map((field): ClearanceProblem => ({ field, code: "no-tax-box", place: "pay-item" })),
  ];
}
